import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import type { CentralCategory } from '../../schema'
import { CategoryForm } from './category-form'

/** For which category colleges are compared; the colleges and the rank of the address stay. */
export function CompareCategory({
  language,
  slugs,
  rank,
  category,
}: {
  language: Language
  slugs: readonly string[]
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
        kept={{ c: slugs.join(',') }}
      />
    </div>
  )
}
