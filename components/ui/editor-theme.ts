import { EditorView } from "@codemirror/view";

/** Text editors in the house's tokens. */
export const editorTheme = EditorView.theme({
  "&": { backgroundColor: "var(--color-raised)", color: "var(--color-ink)", fontSize: "13.5px", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--color-ink)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--color-ink)" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--color-sunken)", color: "var(--color-ink-3)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": {
    backgroundColor: "color-mix(in oklab, var(--color-brass-soft) 45%, transparent)",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklab, var(--color-brass-bright) 45%, transparent)",
  },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--color-brass-soft)",
    outline: "1px solid var(--color-brass)",
  },
  ".cm-json-key": { color: "var(--color-primary)", fontWeight: "600" },
  ".cm-json-text": { color: "var(--color-info)" },
  ".cm-json-number": { color: "var(--color-warn)" },
  ".cm-json-word": { color: "var(--color-warn)", fontWeight: "600" },
  ".cm-problem": { fontFamily: "var(--font-ui)", fontSize: "13px", padding: "3px 10px 4px", whiteSpace: "pre-wrap" },
  ".cm-problem-error": { color: "var(--color-danger)", backgroundColor: "var(--color-danger-soft)" },
  ".cm-problem-warning": { color: "var(--color-warn)", backgroundColor: "var(--color-warn-soft)" },
  ".cm-tooltip": {
    backgroundColor: "var(--color-raised)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-line)",
    borderRadius: "var(--radius-sm)",
    boxShadow: "var(--shadow-3)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", maxHeight: "16em" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 10px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--color-brass-soft)",
    color: "var(--color-ink)",
  },
  ".cm-completionDetail": { color: "var(--color-ink-3)", fontStyle: "normal", marginLeft: "1.2em" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-tooltip.cm-completionInfo": { fontFamily: "var(--font-ui)", padding: "8px 12px", maxWidth: "320px" },
  ".cm-panels": { backgroundColor: "var(--color-sunken)", color: "var(--color-ink)", borderColor: "var(--color-line)" },
  ".cm-panels .cm-textfield": {
    backgroundColor: "var(--color-raised)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-edge)",
    borderRadius: "var(--radius-sm)",
  },
  ".cm-panels .cm-button, .cm-panels .cm-button:active": {
    backgroundImage: "none",
    backgroundColor: "var(--color-raised)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-edge)",
    borderRadius: "var(--radius-sm)",
  },
  ".cm-panels .cm-panel.cm-search [name=close]": { color: "var(--color-ink)" },
  ".cm-collapsedLines": {
    color: "var(--color-ink-2)",
    background: "var(--color-sunken)",
    "&:before, &:after": { content: '"⋯"' },
  },
  ".cm-foldPlaceholder": { backgroundColor: "var(--color-sunken)", color: "var(--color-ink-2)", border: "none" },
});
