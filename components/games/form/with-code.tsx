/** A text in which what stands between backticks is code. */
export const WithCode = ({ text }: { text: string }) => (
  <>
    {text.split("`").map((part, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are their places
      i % 2 === 1 ? <code key={i}>{part}</code> : part,
    )}
  </>
);
