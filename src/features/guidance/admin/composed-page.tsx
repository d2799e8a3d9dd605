import type { UIFieldServerProps } from 'payload'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { placeText } from '@/lib/text/format'
import type { GuidanceView } from '../assemble'
import { guidanceMessages } from '../messages'
import { composeGuidance } from '../operations/compose-guidance'
import { guidanceDeskMessages as messages } from './messages'

/** Beside a guidance page's fields: the composed text for every empty field. */
export async function ComposedPage({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const page = await composeGuidance(STUDIO_LANGUAGE, payload, data, null)
  if (!page) return <p className="field-description">{messages.choose}</p>
  const pageMessages = guidanceMessages(STUDIO_LANGUAGE)
  return (
    <details className="composed-page">
      <summary>{messages.composed}</summary>
      <h4>{messages.introduction}</h4>
      {page.introduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h4>{pageMessages.whyChoose(page.heading)}</h4>
      <ul>
        {page.whyChoose.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>: {text}
          </li>
        ))}
      </ul>
      <List title={pageMessages.table.title(page.course.name, page.region.name)} lines={page.colleges.map(lineOf)} />
      <List title={pageMessages.eligibility} lines={page.eligibility} />
      <List title={pageMessages.documents} lines={page.documents} />
      <h4>{pageMessages.faq}</h4>
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
      <h4>{messages.searchResult}</h4>
      <p>
        <b>{page.title}</b>
        <br />
        {page.description}
      </p>
    </details>
  )
}

const lineOf = ({ name, location }: GuidanceView['colleges'][number]) => placeText(name, location)

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
