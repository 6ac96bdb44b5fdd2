import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

const PARTS: Components = {
  h1: ({ children }) => <h3 className="mt-6 mb-2 display-xl first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-6 mb-2 display-xl first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-5 mb-1.5 font-display text-lg font-semibold">{children}</h4>,
  h4: ({ children }) => <h5 className="mt-4 mb-1 font-semibold">{children}</h5>,
  p: ({ children }) => <p className="my-2.5 leading-relaxed text-pretty">{children}</p>,
  ul: ({ children }) => <ul className="my-2.5 list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-2.5 list-decimal space-y-1 pl-5">{children}</ol>,
  a: ({ href, children }) => (
    <a href={href} rel="noreferrer nofollow" className="text-primary underline underline-offset-2">
      {children}
    </a>
  ),
  code: ({ children }) => <code className="rounded-xs bg-sunken px-1 py-0.5 font-mono text-[.92em]">{children}</code>,
  // As long as its lines are: a phone shows them whole.
  pre: ({ children }) => (
    <pre className="my-3 rounded-sm bg-sunken p-3 text-sm break-words whitespace-pre-wrap [&_code]:p-0">{children}</pre>
  ),
  blockquote: ({ children }) => <blockquote className="border-l-2 border-brass pl-4 text-ink-2">{children}</blockquote>,
  table: ({ children }) => (
    <div className="my-3 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </div>
  ),
  th: ({ children }) => <th className="border-b border-edge px-2 py-1.5 font-medium text-ink-2">{children}</th>,
  td: ({ children }) => <td className="border-b border-line px-2 py-1.5">{children}</td>,
  img: ({ alt }) => <span className="text-ink-3">{alt}</span>,
};

/**
 * Members' Markdown: no HTML, no pictures from elsewhere, links only to safe schemes. Render it on the server and hand
 * it on as a child where the page must stay light: the parser is large.
 */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="text-base">
      <ReactMarkdown remarkPlugins={[remarkGfm]} skipHtml components={PARTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
