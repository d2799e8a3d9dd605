import Link from 'next/link'
import { choicesIn } from '@/app/(site)/[lang]/my-list/list'
import { ButtonLink } from '@/components/ui/button'
import { choiceListMessages } from '@/features/choice-lists/messages'
import type { KeptList } from '@/features/choice-lists/queries'
import type { collegeCards } from '@/features/colleges/cards/cards-queries'
import { CollegeCard, CollegeRegister } from '@/features/colleges/cards/components/college-card'
import { MAX_COMPARED } from '@/features/colleges/compare/compare-params'
import { compareMessages } from '@/features/colleges/compare/messages'
import { JobCard, Vacancies } from '@/features/jobs/vacancies/components/job-card'
import type { jobCards } from '@/features/jobs/vacancies/lists-queries'
import { SaveCollege, SaveJob } from '@/features/saved/components/save-item'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { shortDate } from '@/lib/text/format'

interface KeptProps {
  language: Language
  /** Whose dashboard it is. */
  person: string
}

type Colleges = Awaited<ReturnType<typeof collegeCards>>

/** Saved colleges, each with its facts in one row. */
export function KeptColleges({ language, person, colleges }: KeptProps & { colleges: Colleges }) {
  const slugs = colleges.slice(0, MAX_COMPARED).map(({ slug }) => slug)
  return (
    <>
      <p>
        <ButtonLink kind="line" href={pathsIn(language).compare(slugs)} prefetch={false}>
          {compareMessages(language).saved(slugs.length)}
        </ButtonLink>
      </p>
      <CollegeRegister language={language}>
        {colleges.map((college) => (
          <CollegeCard
            language={language}
            key={college.id}
            college={college}
            saveButton={<SaveCollege language={language} college={college} savedBy={person} />}
          />
        ))}
      </CollegeRegister>
    </>
  )
}

/** Saved choice lists, most recently saved first. */
export function KeptChoiceLists({ language, lists }: { language: Language; lists: readonly KeptList[] }) {
  const messages = choiceListMessages(language)
  const paths = pathsIn(language)
  return (
    <ul className="list-none p-0">
      {lists.map(({ id, name, query, savedAt }) => (
        <li key={id} className="grid gap-1 border-t border-rule py-3">
          <Link href={paths.keptList(id)} prefetch={false} className="wrap-anywhere font-semibold">
            {name}
          </Link>
          <span className="text-sm text-quiet">
            {messages.choices(choicesIn(query).length)} · {messages.savedOn(shortDate(language, savedAt))}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Jobs = Awaited<ReturnType<typeof jobCards>>

/** Saved vacancies that are still open. */
export const KeptJobs = ({ language, person, jobs }: KeptProps & { jobs: Jobs }) => (
  <Vacancies language={language}>
    {jobs.map((job) => (
      <JobCard
        language={language}
        key={job.id}
        job={job}
        save={<SaveJob language={language} job={job} savedBy={person} />}
      />
    ))}
  </Vacancies>
)
