/** What a sheet of paper says of itself beside the site and its address, which head every page: the day. On paper alone. */
export function PrintNote({ lines }: { lines: readonly string[] }) {
  return (
    <div className="hidden border-t border-rule pt-2 text-sm print:block">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
