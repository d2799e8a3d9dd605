import { describe, expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import { datesFile } from './calendar-file'
import type { DateView } from './queries'

const round: DateView = {
  id: '0193b0de-0000-4000-8000-000000000001',
  what: 'Round 2, choices; “all courses”',
  courses: [],
  startsOn: '2026-11-24',
  endsOn: '2026-11-30',
  notice: OWN_LISTING,
  noticeOn: null,
  updatedAt: '2026-11-20T18:40:00.000Z',
}

const messages = {
  name: 'KEA',
  summary: ({ what }: DateView) => `KEA: ${what}`,
  description: () => 'First line\nपटना '.repeat(12),
  url: 'https://site.example/counselling/karnataka',
  host: 'site.example',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

describe('calendar feed', () => {
  const file = datesFile({ dates: [round] }, messages)

  it('folds lines at 75 octets with CRLF', () => {
    expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  it('splits no character', () => {
    expect(unfolded(file)).toContain(`DESCRIPTION:${'First line\\nपटना '.repeat(12)}`)
  })

  it('uses exclusive end days', () => {
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261124\r\n')
    expect(file).toContain('\r\nDTEND;VALUE=DATE:20261201\r\n')
    expect(file).toContain('\r\nDTSTAMP:20261120T184000Z\r\n')
  })

  it('keeps the id of a moved date', () => {
    const moved = datesFile({ dates: [{ ...round, startsOn: '2026-11-26' }] }, messages)
    const uid = /\r\nUID:.*\r\n/.exec(file)?.[0]
    expect(uid).toContain('@site.example')
    expect(moved).toContain(uid)
  })

  it('escapes special characters', () => {
    expect(unfolded(file)).toContain('SUMMARY:KEA: Round 2\\, choices\\; “all courses”')
  })
})
