import type { ReactNode } from 'react'
import { Jaali } from '@/components/drawings/jaali'
import { type Language, languageOfText } from '@/lib/text/language'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { fittingWords } from './fitting-words'

/** The head of a page: title, a lead, what the page begins with, and the lattice dissolving in from the right. */
export function PageHead({
  language,
  seed,
  title,
  lead,
  trail,
  children,
}: {
  language: Language
  /** The drawing's seed, usually the page's name. */
  seed: string
  title: ReactNode
  lead?: ReactNode
  /** The way to this page, behind the home page. */
  trail?: readonly Crumb[]
  children?: ReactNode
}) {
  return (
    <section className="relative border-b border-rule bg-sunk print:border-0 print:bg-transparent">
      <Jaali
        seed={seed}
        width={760}
        height={300}
        fades
        className="absolute inset-y-0 right-0 h-full w-[min(46rem,62%)] max-md:w-[60%] max-md:opacity-60 print:hidden"
      />
      <div className="wrap relative grid justify-items-start gap-3 py-[clamp(1.75rem,1rem+3vw,3.25rem)] print:gap-1 print:py-1 print:[&_h1]:text-[16pt] print:[&_nav]:hidden">
        {trail && <Breadcrumbs language={language} trail={trail} />}
        <h1 className={fittingWords(title)}>{title}</h1>
        {lead && <p lang={typeof lead === 'string' ? languageOfText(lead) : undefined}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
