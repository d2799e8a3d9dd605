import type { Payload, UIFieldServerProps } from 'payload'
import { idOf } from '@/lib/images'
import type { GuidancePage } from '@/payload-types'
import { guidanceView } from '../assemble'
import { readCollegesOfRegion, readTallies } from '../operations/college-rows'
import { readCourses, readRegions } from '../operations/course-records'
import { guidanceTexts } from '../texts'
import type { GuidanceView } from '../view'

const { studio: texts } = guidanceTexts

/** Beside the fields of a guidance page: what visitors read wherever the editor leaves a field empty. */
export async function ComposedPage({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const page = await composedPage(payload, data)
  if (!page) return <p className="field-description">{texts.choose}</p>
  return (
    <details className="composed-page">
      <summary>{texts.composed}</summary>
      <h4>{texts.introduction}</h4>
      {page.introduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h4>{guidanceTexts.whyChoose(page.heading)}</h4>
      <ul>
        {page.whyChoose.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>: {text}
          </li>
        ))}
      </ul>
      <List title={guidanceTexts.table.title(page.course.name, page.region.name)} lines={page.colleges.map(lineOf)} />
      <List title={guidanceTexts.eligibility} lines={page.eligibility} />
      <List title={guidanceTexts.documents} lines={page.documents} />
      <h4>{guidanceTexts.faq}</h4>
      <dl>
        {page.faq.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <b>{question}</b>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <h4>{texts.searchResult}</h4>
      <p>
        <b>{page.title}</b>
        <br />
        {page.description}
      </p>
    </details>
  )
}

const lineOf = ({ name, location }: GuidanceView['colleges'][number]) => `${name}, ${location}`

const List = ({ title, lines }: { title: string; lines: string[] }) => (
  <>
    <h4>{title}</h4>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

async function composedPage(payload: Payload, data: Partial<GuidancePage>): Promise<GuidanceView | null> {
  const courseId = idOf(data.course)
  const regionId = idOf(data.region)
  if (!courseId || !regionId) return null
  const [courses, regions, tallies] = await Promise.all([
    readCourses(payload),
    readRegions(payload),
    readTallies(payload),
  ])
  const course = courses.find(({ id }) => id === courseId)
  const region = regions.find(({ id }) => id === regionId)
  if (!course || !region) return null
  const colleges = await readCollegesOfRegion(payload, course.key, region)
  return guidanceView({ course, region, courses, regions, tallies, colleges, override: null, chosen: [] })
}
