import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import type { CentralCategory } from '../../schema'
import { CategoryForm } from './category-form'

/** For which category colleges are compared. */
export function CompareCategory({
  language,
  kept,
  rank,
  category,
}: {
  language: Language
  /** What of the address stays: the colleges and the home state. */
  kept: Readonly<Record<string, string>>
  rank: number | null
  category: CentralCategory | null
}) {
  return (
    <div className="print:hidden">
      <CategoryForm
        language={language}
        action={pathsIn(language).compare()}
        category={category}
        rank={rank}
        kept={kept}
      />
    </div>
  )
}
