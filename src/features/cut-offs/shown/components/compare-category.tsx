import { type Language, pathsIn } from '@/lib/language'
import type { CentralCategory } from '../../schema'
import { CategoryForm } from './category-form'

/** For whom colleges are compared: rank, home state and category, as the predictor asks for them. */
export function CompareCategory({
  language,
  kept,
  rank,
  home,
  category,
}: {
  language: Language
  /** What of the address stays: the colleges and the category in the home state's own list. */
  kept: Readonly<Record<string, string>>
  rank: number | null
  home: { state: string | null; states: readonly string[] }
  category: CentralCategory | null
}) {
  return (
    <div className="print:hidden">
      <CategoryForm
        language={language}
        action={pathsIn(language).compare()}
        category={category}
        rank={rank}
        home={home}
        kept={kept}
      />
    </div>
  )
}
