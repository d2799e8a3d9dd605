import { describe, expect, it } from 'vitest'
import type { SeatTerm } from './eligible-seats'
import { questionQuery, readQuestion } from './question'

const term = (code: string, group = code): SeatTerm => ({
  id: code,
  authorityId: 'board',
  state: 'Bihar',
  kind: 'category',
  code,
  words: code,
  explanation: null,
  group,
  central: 'obc',
  restriction: null,
  forWomen: false,
  residentsOf: null,
  isPriced: false,
  hasNoSeats: false,
  heldIn: ['MBBS r1', 'MBBS r3'],
})
const known = { states: ['Bihar', 'Uttar Pradesh'], terms: [term('BC'), term('EBC'), term('EBC-2', 'EBC')] }
const asked = (params: Record<string, string | string[]>) => readQuestion(params, known)
const FULL = { rank: '25,000', category: 'obc', state: 'Bihar' }

describe('readQuestion', () => {
  it('reads an address back as it was written', () => {
    const { question } = asked({ ...FULL, own: 'EBC', also: ['esi'], fees: '1 lakh', round: 'last', page: '3' })
    expect(question).toMatchObject({ rank: 25_000, central: 'obc', own: 'EBC', also: ['esi'], fees: 100_000, page: 3 })
    if (!question) throw new Error('Nothing was read.')
    expect(asked(Object.fromEntries(questionQuery(question))).question).toEqual(question)
  })

  it('asks nothing of who has not asked yet', () => {
    expect(asked({})).toMatchObject({ question: null, unsure: null, problems: {}, form: { state: '', central: null } })
  })

  it.each(['650 marks', '650/720', '98.5 percentile', '-5', '12.000'])('answers nothing to the rank "%s"', (rank) => {
    expect(asked({ ...FULL, rank })).toMatchObject({
      question: null,
      unsure: null,
      problems: { rank: 'unreadable' },
      form: { rank },
    })
  })

  it('keeps a fee limit that it cannot read, and answers nothing', () => {
    expect(asked({ ...FULL, fees: '1-2 lakh' })).toMatchObject({
      question: null,
      problems: { fees: 'unreadable' },
      form: { fees: '1-2 lakh' },
    })
  })

  it.each([
    ['state', 'Bihaar'],
    ['category', 'martian'],
    ['own', '3Z'],
    ['course', 'law'],
    ['gender', 'x'],
    ['round', 'r9'],
    ['sort', 'luck'],
    ['ownership', 'mine'],
    ['also', 'luck'],
  ])('refuses the %s "%s" of an address, and prints it nowhere', (name, value) => {
    const answer = asked({ ...FULL, [name]: value })
    expect(answer).toMatchObject({ question: null, unsure: null, problems: { [name]: 'unknown' } })
    expect(JSON.stringify(answer)).not.toContain(value)
  })

  it('asks for what an answer needs, and for nothing else', () => {
    expect(asked({ rank: '', state: '', category: '' }).problems).toEqual({
      rank: 'missing',
      state: 'missing',
      category: 'missing',
    })
    expect(asked({ rank: '25000' }).problems).toEqual({ category: 'missing' })
    expect(asked({ ...FULL, state: 'none' }).question?.state).toBeNull()
  })

  it('takes a category of a list by its code, and by that of each of its parts', () => {
    for (const own of ['EBC', 'ebc', 'EBC-2']) expect(asked({ ...FULL, own }).question?.own).toBe('EBC')
  })

  it('forgets the part of a category that another state divides', () => {
    expect(asked({ ...FULL, state: 'Uttar Pradesh', own: 'BC' })).toMatchObject({
      question: { own: null },
      problems: {},
    })
  })
})

describe('a number that may be marks', () => {
  it('is asked about before it is answered', () => {
    const { question, unsure } = asked({ ...FULL, rank: '612' })
    expect(question).toBeNull()
    if (!unsure) throw new Error('Nothing was asked.')
    expect(asked(Object.fromEntries(questionQuery(unsure))).question).toEqual(unsure)
    expect(asked(Object.fromEntries(questionQuery(unsure, 'marks')))).toMatchObject({
      question: null,
      unsure: null,
      problems: { rank: 'marks' },
      form: { rank: '612' },
    })
  })

  it('ends at 720, and no answer to it counts for another number', () => {
    expect(asked({ ...FULL, rank: '720' }).unsure).not.toBeNull()
    expect(asked({ ...FULL, rank: '721' }).unsure).toBeNull()
    expect(asked({ ...FULL, is: 'marks' }).question?.rank).toBe(25_000)
  })
})
