/** What a form carries along unseen. A name and value may stand several times, so that only the order tells them apart. */
export function HiddenFields({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return Array.from(pairs.entries(), ([at, [name, value]]) => (
    <input key={at} type="hidden" name={name} value={value} />
  ))
}
