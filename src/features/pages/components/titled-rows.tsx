import { RuledRow, RuledRows } from '@/components/ui/page/ruled-rows'
import type { TitledTextView } from '../page-views'

/** Titles on the left, their words on the right, ruled. */
export function TitledRows({ rows }: { rows: readonly TitledTextView[] }) {
  return (
    <RuledRows>
      {rows.map(({ title, text }) => (
        <RuledRow title={title} key={title}>
          {text && <p>{text}</p>}
        </RuledRow>
      ))}
    </RuledRows>
  )
}
