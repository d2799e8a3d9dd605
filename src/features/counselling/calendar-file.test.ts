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

describe('a calendar file', () => {
  const file = datesFile({ dates: [round] }, messages)

  it('has lines of at most 75 octets that end with CR and LF', () => {
    expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  it('cuts no character in two', () => {
    expect(unfolded(file)).toContain(`DESCRIPTION:${'First line\\nपटना '.repeat(12)}`)
  })

  it('says days, the last of them not included', () => {
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261124\r\n')
    expect(file).toContain('\r\nDTEND;VALUE=DATE:20261201\r\n')
    expect(file).toContain('\r\nDTSTAMP:20261120T184000Z\r\n')
  })

  it('keeps the id of a date that was moved', () => {
    const moved = datesFile({ dates: [{ ...round, startsOn: '2026-11-26' }] }, messages)
    const uid = /\r\nUID:.*\r\n/.exec(file)?.[0]
    expect(uid).toContain('@site.example')
    expect(moved).toContain(uid)
  })

  it('escapes what has a meaning in it', () => {
    expect(unfolded(file)).toContain('SUMMARY:KEA: Round 2\\, choices\\; “all courses”')
  })
})
