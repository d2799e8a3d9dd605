import { redirect } from 'next/navigation'
import { csvResponse } from '@/cms/csv/csv-response'
import { figureText } from '@/components/sources/sources'
import { bandOf, lastOf, seatOf } from '@/features/cut-offs/choices/components/choice-list'
import { choiceMessages } from '@/features/cut-offs/choices/messages'
import { predictorMessages } from '@/features/cut-offs/messages'
import { pathsIn } from '@/lib/paths/site-paths'
import { publicRoute } from '@/server/route'
import { requestedList } from '../list'

/** One authority's list as CSV; without a question it redirects to the page, which says what is missing. */
export const GET = publicRoute(async (request: Request, context: { params: Promise<{ lang: string }> }) => {
  const { language, found } = await requestedList(request, context)
  if (!found) redirect(pathsIn(language).myList())
  const { csv } = choiceMessages(language)
  const { rounds } = predictorMessages(language)
  const table = found.rows.map((row, at) => {
    const last = lastOf(row.view).at(-1)
    return {
      number: at + 1,
      college: row.name,
      place: row.place,
      seat: seatOf(language, row.view),
      band: bandOf(language, row.view),
      closed: last
        ? figureText(
            language,
            choiceMessages(language).closed(rounds[last.round], last.year, last.closingRank),
            last.mark,
          )
        : null,
      fee: figureText(language, row.fee.amount, row.fee.mark),
      entered: row.isEntered ? csv.yes : null,
      note: row.note,
    }
  })
  return csvResponse(csv.file, csv.columns, [table])
})
