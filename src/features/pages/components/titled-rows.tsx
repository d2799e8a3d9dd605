import type { TitledTextView } from '../view'

/** Titles on the left, their words on the right, ruled. */
export function TitledRows({ rows }: { rows: readonly TitledTextView[] }) {
  return (
    <div className="rows">
      {rows.map(({ title, text }) => (
        <div className="row" key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </div>
      ))}
    </div>
  )
}
