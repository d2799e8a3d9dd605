import Link from 'next/link'
import { Figure, NotKnown } from '@/components/sources/sources'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { collegeMessages } from '@/features/colleges/messages'
import { type Language, languageOfText } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { money } from '@/lib/text/format'
import { amountKindLabel, COURSES, seatPoolLabel } from '@/lib/vocabulary'
import type { CollegeView, FeeRowView } from '../college-view'

/** Yearly cost by kind of seat, one table per course. */
export function FeeTables({ language, college }: { language: Language; college: CollegeView }) {
  const first = college.courses[0] ?? null
  const courses = [...new Set(college.feeRows.map(({ course }) => course ?? first))]
  const messages = collegeMessages(language)
  const table = (label: string, rows: readonly FeeRowView[]) => (
    <FeeTable language={language} country={college.country} label={label} rows={rows} />
  )
  return (
    <>
      {courses.map((course) => (
        <div key={course} className="grid gap-3">
          {courses.length > 1 && course && <h3 className="text-h4">{course}</h3>}
          {table(
            messages.feesOf(course),
            college.feeRows.filter((row) => (row.course ?? first) === course),
          )}
        </div>
      ))}
      {college.otherAmounts.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-h4">{messages.otherAmounts}</h3>
          {table(messages.otherAmounts, college.otherAmounts)}
        </div>
      )}
      {college.earlierFees.length > 0 && (
        <details>
          <summary className="min-h-tap cursor-pointer py-2">{messages.earlierFees}</summary>
          {table(messages.earlierFees, college.earlierFees)}
        </details>
      )}
    </>
  )
}

/** Row label: its seat, or the kind of charge. */
export function rowName(language: Language, { seatPool, kind }: FeeRowView): string {
  const seat = seatPool ? seatPoolLabel(language, seatPool) : collegeMessages(language).seatKindUnstated
  return kind === 'fee' ? seat : `${amountKindLabel(language, kind)}: ${seat}`
}

function FeeTable(props: {
  language: Language
  country: CollegeView['country']
  label: string
  rows: readonly FeeRowView[]
}) {
  const { language, country, label, rows } = props
  const messages = collegeMessages(language)
  const amount = rows.every(({ kind }) => kind === 'fee') ? messages.aYear : messages.amount
  const says = { covers: rows.some(({ covers }) => covers), year: rows.some(({ year }) => year) }
  return (
    <DataTable label={label} stacks="labelled">
      <table className="narrow">
        <TableHead
          columns={[
            messages.seatKind,
            says.covers && messages.covers,
            says.year && messages.yearOfFee,
            { figure: amount },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.seatPool} ${row.kind} ${row.year} ${row.amount} ${row.covers}`}>
              <th scope="row">{rowName(language, row)}</th>
              {says.covers && (
                <td data-label={messages.covers} lang={languageOfText(row.covers)}>
                  {row.covers ?? <NotKnown language={language} />}
                </td>
              )}
              {says.year && <td data-label={messages.yearOfFee}>{row.year ?? <NotKnown language={language} />}</td>}
              <td className="figure" data-label={amount}>
                <Figure language={language} mark={row.mark}>
                  {money(language, row.amount, country)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  )
}

/** A table of courses with known seats, then the names of the others: a column of dashes is useless. */
export function CourseTable({ language, college }: { language: Language; college: CollegeView }) {
  const messages = collegeMessages(language)
  const courses = college.courses.map((name, index) => ({
    name,
    row:
      college.seatRows.find(({ course }) => course === name) ??
      (index === 0 ? college.seatRows.find(({ course }) => course === null) : undefined),
  }))
  const counted = courses.filter(({ row }) => row)
  const others = courses.filter(({ row }) => !row)
  return (
    <>
      {counted.length > 0 && (
        <DataTable label={messages.coursesTable}>
          <table className="narrow">
            <TableHead columns={[messages.course, { figure: messages.seatsAYear }]} />
            <tbody>
              {counted.map(({ name, row }) => (
                <tr key={name}>
                  <th scope="row">
                    <CourseName language={language} name={name} />
                  </th>
                  <td className="figure whitespace-normal!">
                    <Figure language={language} mark={row?.mark}>
                      {row?.seats}
                    </Figure>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </DataTable>
      )}
      {others.length > 0 && (
        <div>
          {counted.length > 0 && <h3 className="text-h4">{messages.seatsNotKnown}</h3>}
          <ul className="flex flex-wrap gap-x-6">
            {others.map(({ name }) => (
              <li key={name} className="flex min-h-tap items-center">
                <CourseName language={language} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function CourseName({ language, name }: { language: Language; name: string }) {
  const course = COURSES.find(({ qualifications }) => qualifications.some((known) => known === name))
  return course ? <Link href={pathsIn(language).courseListing(course.key)}>{name}</Link> : name
}
