import { describe, expect, it } from 'vitest'
import type { JobView } from './view'
import { walkInFile } from './walk-in-file'

const job = {
  id: '1',
  slug: 'senior-resident',
  title: 'Senior Resident',
  institution: 'City Hospital',
  location: 'Mumbai',
  isOpen: true,
  walkIn: { at: '2026-12-15T03:30:00.000Z', until: null, isOver: false },
  walkInPlace: 'Seminar Hall',
  updatedAt: '2026-11-20T00:00:00.000Z',
} as JobView

describe('walk-in calendar file', () => {
  it('names the place in the language of the page', () => {
    expect(walkInFile('en', job)).toContain('NAME:Senior Resident, City Hospital, Mumbai')
    expect(walkInFile('hi', job)).toContain('NAME:Senior Resident, City Hospital, मुंबई')
  })

  it('begins and ends by the clocks of the place, as the page says', () => {
    const walkIn = { at: '2026-12-15T03:30:00.000Z', until: '2026-12-15T07:30:00.000Z', isOver: false }
    expect(walkInFile('en', { ...job, walkIn })).toContain('DTSTART:20261215T033000Z')
    const inNepal = walkInFile('en', { ...job, walkIn, location: 'Kathmandu' })
    expect(inNepal).toContain('DTSTART:20261215T031500Z')
    expect(inNepal).toContain('DTEND:20261215T071500Z')
  })

  it('exists only before the interview', () => {
    expect(walkInFile('en', { ...job, isOpen: false })).toBeNull()
    expect(walkInFile('en', { ...job, walkIn: null })).toBeNull()
  })
})
