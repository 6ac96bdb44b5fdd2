import { useEffect } from "react";

const MARK = /^\(1\) /;

/** Marks the window's title, once there is one: after a change of pages it comes later than the page. */
function mark(): void {
  const { title } = document;
  // To set a title that is not there would write one of our own into the page, which then hides the one that comes.
  if (title !== "" && !MARK.test(title)) document.title = `(1) ${title}`;
}

/** While it is one's turn the window's title begins with `(1)`, whatever else becomes of it meanwhile. */
export function useTurnTitle(yours: boolean): void {
  useEffect(() => {
    if (!yours) return;
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (MARK.test(document.title)) document.title = document.title.replace(MARK, "");
    };
  }, [yours]);
}
