import { redirect } from 'next/navigation'
import { figureText } from '@/components/sources/sources'
import { counsellingMessages } from '@/features/counselling/messages'
import { bandOf, seatOf, warningTexts } from '@/features/cut-offs/choices/components/choice-list'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { offlinePage } from '@/features/cut-offs/choices/offline-page'
import { replay } from '@/features/cut-offs/choices/replay'
import { predictorMessages } from '@/features/cut-offs/messages'
import { env } from '@/lib/env'
import { pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'
import { publicRoute } from '@/server/route'
import { requestedList } from '../list'

/** One authority's list as a self-contained page for reading offline. */
export const GET = publicRoute(async (request: Request, context: { params: Promise<{ lang: string }> }) => {
  const { language, found } = await requestedList(request, context)
  const paths = pathsIn(language)
  if (!found) redirect(paths.myList())
  const { question, authority, rows, query } = found
  const messages = choiceMessages(language)
  const { rounds } = predictorMessages(language)
  const counselling = counsellingMessages(language)
  const years = replay(
    question.rank,
    rows.map(({ view }) => view.closings),
  )
  const nameAt = (at: number) => rows[at]?.name ?? ''
  const page = offlinePage({
    language,
    title: `${messages.title}: ${authority.shortName ?? authority.name}`,
    lead: [messages.offline.rank(question.rank), messages.offline.asOf(dayText(language, new Date()))],
    parts: [
      {
        title: messages.offline.list,
        isNumbered: true,
        entries: rows.map((row) => ({
          head: row.name,
          lines: [
            [row.place, seatOf(language, row.view)].filter(Boolean).join(' · '),
            bandOf(language, row.view),
            ...row.view.closings.map(({ round, year, closingRank, mark }) =>
              figureText(language, messages.closed(rounds[round], year, closingRank), mark),
            ),
            messages.feeOf(figureText(language, row.fee.amount, row.fee.mark)),
            ...warningTexts(language, row.warnings),
            row.isEntered && messages.entered,
            row.note && `${messages.note.label}: ${row.note}`,
          ],
        })),
      },
      {
        title: messages.replay.title,
        entries: years.map(({ year, rounds: replayed }) => ({
          head: messages.replay.year(year),
          lines: replayed.map(
            ({ round, at }) =>
              `${rounds[round]}: ${at === null ? messages.replay.none : messages.replay.got(at + 1, nameAt(at))}`,
          ),
        })),
      },
      {
        title: messages.rules(authority.shortName ?? authority.name),
        entries: authority.rules
          .filter(({ level }) => level === 'ug')
          .map(({ topic, statement, year, mark }) => ({
            head: `${counselling.topics[topic]}, ${counselling.ruleOf(year)}`,
            lines: [statement, mark.source?.title],
          })),
      },
    ],
    online: { text: messages.offline.online, url: env.SITE_URL + paths.myList(query) },
  })
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${messages.offline.file}"`,
      'cache-control': 'no-store',
    },
  })
})
