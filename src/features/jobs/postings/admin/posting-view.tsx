import { adminOnly } from '@/cms/access/access'
import { FactList } from '@/cms/admin/desk/record-view'
import { actionRow, emptyState, sideColumn, twoColumns } from '@/cms/admin/desk/styles'
import { dayText, momentText } from '@/cms/admin/messages'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { idOf } from '@/lib/database/record-id'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { Job, VacancyPosting } from '@/payload-types'
import { OF_SENDER, POSTED, type PostedName, type PostingName, postingField } from '../../admin/posting-fields'
import { institutionMessages } from '../../institutions/messages'
import { isChanged } from '../changed-fields'
import { isAnswerable } from '../schema'
import { AnswerForm } from './answer-form'
import { postingDeskMessages as messages } from './messages'
import { institutionChoices, readPosting } from './postings-queries'

const labelOf = (name: PostingName) => postingField(name).fact ?? postingField(name).sent?.[0] ?? name

function writtenOf(name: PostingName, record: Partial<Record<PostingName, unknown>>): string {
  const value = record[name]
  const { kind } = postingField(name)
  if (value === null || value === undefined || value === '' || value === false) return ''
  if (kind === 'day') return dayText(String(value))
  if (kind === 'moment') return momentText(String(value))
  if (kind === 'tick') return messages.yes
  return String(value)
}

const isOfWalkIn = (name: PostedName) => name.startsWith('walkIn')
const [WALK_IN, ONE_BY_ONE] = [POSTED.filter(isOfWalkIn), POSTED.filter((name) => !isOfWalkIn(name))]

/** What publishing puts on the site: what the hospital has changed, and the rest as it is there. */
function toPublish(posting: VacancyPosting, job: Job): VacancyPosting {
  const untouched = POSTED.filter((name) => !isChanged(posting, name))
  return { ...posting, ...Object.fromEntries(untouched.map((name) => [name, job[name]])) }
}

/** Everything that a hospital sent, beside what is published; a walk-in interview is one fact. */
function postingFacts(sent: VacancyPosting, job: Job | null) {
  const posting = job && isAnswerable(sent) ? toPublish(sent, job) : sent
  const fact = (names: readonly PostedName[]) => {
    const textOf = (record: VacancyPosting | Job) =>
      names
        .map((name) => writtenOf(name, record))
        .filter(Boolean)
        .join(' · ')
    const [value, published] = [textOf(posting), job && textOf(job)]
    const isOther = published !== null && published !== value
    /** `published` is null if nothing is published, or the same. */
    return { label: labelOf(names[0] ?? 'title'), value, published: isOther ? published || '–' : null }
  }
  const { institutionKind: kind } = posting
  const sender = { ...posting, institutionKind: kind && institutionMessages(STUDIO_LANGUAGE).kinds[kind] }
  return [
    ...ONE_BY_ONE.map((name) => fact([name])),
    fact(WALK_IN),
    ...OF_SENDER.map((name) => ({ label: labelOf(name), value: writtenOf(name, sender), published: null })),
  ].filter(({ value, published }) => value !== '' || published !== null)
}

/** One posting: what was sent, what is published, and the form to answer. */
export const PostingView = studioView(
  {
    title: messages.one,
    nameOf: async (req, id) => (await readPosting(req, id))?.posting.title,
    steps: [{ label: messages.back, url: jobDeskPaths.postings() }],
    rule: adminOnly,
  },
  async ({ req, id }) => {
    const [found, hospitals] = await Promise.all([readPosting(req, id), institutionChoices(req)])
    if (!found) return <p className={emptyState}>{messages.notFound}</p>
    const { posting, job } = found
    const likely = hospitals.find(({ name }) => name.toLowerCase() === posting.institutionName.toLowerCase())
    return (
      <div className={twoColumns}>
        <div>
          <p>
            {messages.states[posting.state]} · {dayText(posting.stateSince ?? posting.createdAt)}
          </p>
          <FactList
            facts={postingFacts(posting, job).map(({ label, value, published }) => [
              label,
              <span key={label} className="whitespace-pre-line">
                {value}
                {published === null ? null : (
                  <span className="block text-note text-quiet">
                    {messages.now} {published}
                  </span>
                )}
              </span>,
            ])}
          />
          {job?.deletedAt ? <p>{messages.inTrash}</p> : null}
          {job && !job.deletedAt ? (
            <p className={actionRow}>
              <a href={jobDeskPaths.editJob(job.id)}>{messages.edit}</a>
              {job.slug ? <a href={pathsIn(STUDIO_LANGUAGE).job(job.slug)}>{messages.onSite}</a> : null}
            </p>
          ) : null}
        </div>
        <aside className={sideColumn}>
          {isAnswerable(posting) ? (
            <AnswerForm
              id={posting.id}
              updatedAt={posting.updatedAt}
              reason={posting.reason ?? ''}
              hospital={idOf(job?.hospital) ?? likely?.id ?? ''}
              hospitals={posting.isConfidential ? null : hospitals}
            />
          ) : (
            <p>{posting.state === 'unconfirmed' ? messages.waitingFor : messages.states[posting.state]}</p>
          )}
        </aside>
      </div>
    )
  },
)
