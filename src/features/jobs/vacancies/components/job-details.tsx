import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLink, buttonLook } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/messages/notice'
import { Breadcrumbs, fittingWords, Part, Section } from '@/components/ui/page/page'
import { POSTED } from '@/features/jobs/admin/posting-fields'
import type { FactName } from '@/features/jobs/admin/vacancy-fields'
import { jobMessages } from '@/features/jobs/messages'
import { type Language, languageOfName, languageOfText } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { shortDate } from '@/lib/text/format'
import type { AroundVacancy } from '../../subjects/view'
import { placeWithCountry } from '../facts/place'
import type { WalkInView } from '../facts/walk-in'
import { walkInMoment } from '../facts/walk-in'
import { textBlocks } from '../rich-description'
import type { JobView } from '../view'

/**
 * Inline facts separated by dots, for the inner list of the element with this class. Each dot belongs to the next fact,
 * and is clipped at the start of a line, so that none dangles.
 */
const DOTTED =
  "[&_ul]:-ms-[1.1em] [&_ul]:flex [&_ul]:flex-wrap [&_ul]:[clip-path:inset(0_0_0_1.1em)] [&_li]:ps-[1.1em] [&_li]:before:-ms-[1.1em] [&_li]:before:inline-block [&_li]:before:w-[1.1em] [&_li]:before:text-center [&_li]:before:content-['·']"

/** Home, Jobs, this vacancy. */
export const jobTrail = (language: Language, job: JobView) => [
  { name: jobMessages(language).jobs, href: pathsIn(language).jobs() },
  { name: job.title, href: pathsIn(language).job(job.slug) },
]

interface JobTitleProps {
  language: Language
  job: JobView
  hospital?: string
  /** The pages of its department and place. */
  around?: AroundVacancy
  /** Only the title, if the facts follow below. */
  isAlone?: boolean
}

/** The title of a vacancy and its institution. */
export function JobTitle({ language, job, hospital, around = {}, isAlone }: JobTitleProps) {
  const tags = [
    { name: job.department && nameIn(language, job.department), href: around.department },
    { name: job.location && nameIn(language, job.location), href: around.location },
    { name: job.type && jobMessages(language).types[job.type] },
  ].filter(({ name }) => name !== null)
  return (
    <div className="wrap wrap-anywhere">
      <Breadcrumbs language={language} trail={jobTrail(language, job)} />
      <div className="grid justify-items-start gap-[0.85rem] pt-2 pb-7">
        <h1 className={fittingWords(job.title)} lang={languageOfName(job.title)}>
          {job.title}
        </h1>
        {!isAlone && (
          <>
            <p>
              {hospital && job.institution ? (
                <Link href={hospital} prefetch={false}>
                  {job.institution}
                </Link>
              ) : (
                (job.institution ?? jobMessages(language).confidentialInstitution)
              )}
            </p>
            {tags.length > 0 && (
              <div className={DOTTED}>
                <ul>
                  {tags.map(({ name, href }) => (
                    <li key={name} lang={languageOfText(name)}>
                      {href ? (
                        <Link className="tap-link" href={href} prefetch={false}>
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {job.isSample && <Notice>{jobMessages(language).sampleNote}</Notice>}
          </>
        )}
      </div>
    </div>
  )
}

/** The facts in order, without those below the title. */
const FACTS = POSTED.filter((name) => name !== 'department' && name !== 'type') as readonly FactName[]

/** The description, requirements and facts of a vacancy. */
export function JobBody({ language, job }: { language: Language; job: JobView }) {
  const messages = jobMessages(language)
  const { facts } = messages
  const values: Partial<Record<FactName, string | null>> = {
    location: job.location && placeWithCountry(language, job.location),
  }
  return (
    <div className="wrap-anywhere [&_.prose_p]:whitespace-pre-line">
      {job.walkIn && <WalkInPart language={language} job={job} walkIn={job.walkIn} />}
      <Part id="about-post" title={messages.aboutPost} landmark>
        <Prose text={job.description ?? messages.noDescription} />
      </Part>
      {job.requirements && (
        <Part id="requirements" title={messages.requirements} landmark>
          <Prose text={job.requirements} />
        </Part>
      )}
      <Part id="at-a-glance" title={messages.atAGlance} landmark>
        <FactList
          facts={[
            ...FACTS.flatMap((name) => (name in facts ? { label: facts[name], value: values[name] ?? job[name] } : [])),
            { label: messages.posted, value: shortDate(language, job.postedAt) },
            { label: messages.deadline, value: job.deadline && shortDate(language, job.deadline) },
          ]}
        />
      </Part>
    </div>
  )
}

function Prose({ text }: { text: string }) {
  return (
    <div className="prose" lang={languageOfName(text)}>
      {textBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never move
          <p key={index}>{block.text}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never move
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** The notice on the page of a closed vacancy. */
export function JobClosed({ language, hasSimilar }: { language: Language; hasSimilar: boolean }) {
  return (
    <div className="grid max-w-184 gap-4">
      <Notice kind="warn">
        <strong>{jobMessages(language).notOpen}</strong>
        <br />
        {hasSimilar ? jobMessages(language).closedHint : jobMessages(language).closedHintAlone}
      </Notice>
    </div>
  )
}

/** Open vacancies like this one, as a list. */
export function SimilarJobs({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Section
      className="[&>.wrap]:border-t [&>.wrap]:border-rule [&>.wrap]:pt-section"
      title={jobMessages(language).similar}
      beside={<ArrowLink href={pathsIn(language).jobs()}>{jobMessages(language).allJobs}</ArrowLink>}
    >
      {children}
    </Section>
  )
}

/** A walk-in interview on its vacancy's page: time, place, and a calendar file until it is over. */
function WalkInPart({ language, job, walkIn }: { language: Language; job: JobView; walkIn: WalkInView }) {
  const messages = jobMessages(language).walkIn
  return (
    <Part id="walk-in" title={messages.title} landmark>
      <p>{walkIn.isOver ? messages.overNote : messages.lead}</p>
      <FactList
        facts={[
          { label: messages.when, value: walkInMoment(language, walkIn) },
          { label: messages.where, value: job.walkInPlace },
        ]}
      />
      {!walkIn.isOver && (
        <p>
          <a className={buttonLook({ kind: 'line' })} href={pathsIn(language).walkInCalendar(job.slug)} download>
            <Icon name="file" /> {messages.calendar}
          </a>
        </p>
      )}
    </Part>
  )
}
