import type { MarkedFigure } from '@/cms/sources/figure-view'
import { Part } from '@/components/ui/page/page'
import type { Language } from '@/lib/language'
import type { CoursePageView, GuidanceView } from '../assemble'
import { guidanceMessages } from '../messages'
import { AdmissionFacts, type AdmissionView, isAdmissionKnown } from './admission-facts'
import { Lines } from './lists'
import { OwnershipTable, ownershipTitle } from './page-figures'
import { RulesFrom } from './parts'

interface SeatSectionsProps {
  language: Language
  page: Pick<CoursePageView | GuidanceView, 'byOwnership' | 'official'>
  admission: AdmissionView
  /** From the settings; null if empty. */
  admissionYear: number | null
}

/** Ownership of colleges and seats, authorities and costs; unknown parts are omitted. */
export const SeatSections = ({ language, page, admission, admissionYear }: SeatSectionsProps) => (
  <>
    {page.byOwnership.length > 0 && (
      <Part id="seats" folded="always" title={ownershipTitle(language, page.byOwnership)}>
        <OwnershipTable language={language} lines={page.byOwnership} official={page.official} />
      </Part>
    )}
    {isAdmissionKnown(admission) && (
      <Part id="admission" folded="always" title={guidanceMessages(language).admission.title(admissionYear)}>
        <AdmissionFacts language={language} {...admission} />
      </Part>
    )}
  </>
)

interface RuleSectionsProps {
  language: Language
  rules: { eligibility: readonly string[]; eligibilityFrom: MarkedFigure | null; documents: readonly string[] }
}

/** Eligibility and documents; unknown parts are omitted. */
export function RuleSections({ language, rules }: RuleSectionsProps) {
  const messages = guidanceMessages(language)
  return (
    <>
      {rules.eligibility.length > 0 && (
        <Part id="eligibility" folded="always" title={messages.eligibility}>
          <Lines lines={rules.eligibility} />
          {rules.eligibilityFrom && <RulesFrom language={language} figure={rules.eligibilityFrom} />}
        </Part>
      )}
      {rules.documents.length > 0 && (
        <Part id="documents" folded="always" title={messages.documents}>
          <Lines lines={rules.documents} numbered />
        </Part>
      )}
    </>
  )
}

interface AboutProps {
  title: string
  paragraphs: readonly string[]
  lang?: string
}

/** The paragraphs beyond the first, which stands in the page head. */
export function About({ title, paragraphs: [, ...others], lang }: AboutProps) {
  if (others.length === 0) return null
  return (
    <Part id="about" folded="always" title={title}>
      <div className="prose" lang={lang}>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Part>
  )
}
