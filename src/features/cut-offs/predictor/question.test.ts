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
  it('round-trips a URL', () => {
    const { question } = asked({ ...FULL, own: 'EBC', also: ['esi'], fees: '1 lakh', round: 'last', page: '3' })
    expect(question).toMatchObject({ rank: 25_000, central: 'obc', own: 'EBC', also: ['esi'], fees: 100_000, page: 3 })
    if (!question) throw new Error('Nothing was read.')
    expect(asked(Object.fromEntries(questionQuery(question))).question).toEqual(question)
  })

  const plain = {
    ...{ rank: 25_000, course: 'MBBS', central: 'obc', own: null, state: 'Bihar', gender: 'male', also: [] },
    ...{ round: 'first', sort: 'closeness', ownership: null, fees: null, show: null, page: 1 },
  }

  it('omits defaults from the URL', () => {
    const { question } = asked(FULL)
    expect(question).toEqual(plain)
    if (!question) throw new Error('Nothing was read.')
    expect(Object.fromEntries(questionQuery(question))).toEqual({
      ...{ rank: '25000', state: 'Bihar', category: 'obc', gender: 'male' },
    })
    expect(questionQuery({ ...question, state: null }).map(([name]) => name)).not.toContain('state')
  })

  it('keeps every answer in the URL', () => {
    const written = {
      ...{ rank: '25000', state: 'Bihar', category: 'obc', own: 'EBC', gender: 'female', also: 'esi' },
      ...{ round: 'last', sort: 'fees', ownership: 'private', fees: '100000', show: 'likely', page: '2' },
    }
    const { question } = asked({ ...written, course: 'mbbs' })
    if (!question) throw new Error('Nothing was read.')
    expect(Object.fromEntries(questionQuery(question))).toEqual(written)
    expect(questionQuery({ ...question, course: 'BDS', also: ['esi', 'defence'] })).toEqual(
      expect.arrayContaining([
        ['course', 'BDS'],
        ['also', 'esi'],
        ['also', 'defence'],
      ]),
    )
  })

  it('parses other scripts, invisible characters and repeated parameters', () => {
    const odd = {
      rank: [' 25,000\u0000 ', '7'],
      category: 'OBC',
      state: ' bihar ',
      gender: 'MALE',
      also: ['esi', '', 'esi'],
    }
    expect(asked(odd).question).toEqual({ ...plain, also: ['esi'] })
  })

  it.each([
    ['0', 1],
    ['-1', 1],
    ['1234567', 1],
    ['2x', 1],
    ['999999', 999_999],
  ])('parses the page "%s" as %i', (page, number) => expect(asked({ ...FULL, page }).question?.page).toBe(number))

  it('shows a known part, otherwise all', () => {
    expect(asked({ ...FULL, show: 'unstated' }).question?.show).toBe('unstated')
    expect(asked({ ...FULL, show: 'luck' })).toMatchObject({ question: { show: null }, problems: {} })
  })

  it('fills the form, with a missing home state as none', () => {
    expect(asked({ ...FULL, fees: '1 lakh' }).form).toMatchObject({
      ...{ rank: '25,000', fees: '1 lakh', state: 'Bihar', central: 'obc', own: null, course: 'MBBS' },
    })
    expect(asked({ rank: '25000', category: 'obc' }).form.state).toBe('none')
    expect(asked({ rank: '', category: 'obc', state: '' }).form.state).toBe('')
    expect(asked({ ...FULL, state: 'none' }).form.state).toBe('none')
  })

  it('has no problems without parameters', () => {
    expect(asked({})).toMatchObject({ question: null, unsure: null, problems: {}, form: { state: '', central: null } })
    expect(asked({ category: 'obc', state: 'Bihar' })).toMatchObject({ question: null, unsure: null, problems: {} })
  })

  it('asks for missing answers of a begun question without errors', () => {
    expect(asked({ rank: '25000', begun: '' })).toMatchObject({
      ...{ question: null, problems: {}, form: { rank: '25000', state: '', central: null } },
    })
    expect(asked({ rank: 'many', begun: '' }).problems).toEqual({ rank: 'unreadable' })
    expect(asked({ rank: '25000', begun: '', category: '', state: '' }).problems).toMatchObject({ state: 'missing' })
  })

  it.each(['650 marks', '650/720', '98.5 percentile', '-5', '12.000'])('does not answer the rank "%s"', (rank) => {
    expect(asked({ ...FULL, rank })).toMatchObject({
      question: null,
      unsure: null,
      problems: { rank: 'unreadable' },
      form: { rank },
    })
  })

  it('keeps an invalid fee limit and does not answer', () => {
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
  ])('rejects the %s "%s" of a URL and never prints it', (name, value) => {
    const answer = asked({ ...FULL, [name]: value })
    expect(answer).toMatchObject({ question: null, unsure: null, problems: { [name]: 'unknown' } })
    expect(JSON.stringify(answer)).not.toContain(value)
  })

  it('requires only the needed answers', () => {
    expect(asked({ rank: '', state: '', category: '' }).problems).toEqual({
      rank: 'missing',
      state: 'missing',
      category: 'missing',
    })
    expect(asked({ rank: '25000' }).problems).toEqual({ category: 'missing' })
    expect(asked({ ...FULL, state: 'none' }).question?.state).toBeNull()
  })

  it('accepts a category by its code or that of a part', () => {
    for (const own of ['EBC', 'ebc', 'EBC-2']) expect(asked({ ...FULL, own }).question?.own).toBe('EBC')
  })

  it('resolves a shared code by the home state', () => {
    const other = ['MBC', 'EBC-2'].map((code) => ({ ...term(code, 'MBC'), state: 'Uttar Pradesh' }))
    const both = { ...known, terms: [...known.terms, ...other] }
    expect(readQuestion({ ...FULL, own: 'EBC-2' }, both).question?.own).toBe('EBC')
    expect(readQuestion({ ...FULL, state: 'Uttar Pradesh', own: 'EBC-2' }, both).question?.own).toBe('MBC')
  })

  it('drops a category part of another state', () => {
    expect(asked({ ...FULL, state: 'Uttar Pradesh', own: 'BC' })).toMatchObject({
      question: { own: null },
      problems: {},
    })
  })
})

describe('a number that may be marks', () => {
  it('is clarified before answering', () => {
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

  it('ends at 720, and a clarification counts for its number only', () => {
    expect(asked({ ...FULL, rank: '720' }).unsure).not.toBeNull()
    expect(asked({ ...FULL, rank: '721' }).unsure).toBeNull()
    expect(asked({ ...FULL, is: 'marks' }).question?.rank).toBe(25_000)
    expect(asked({ ...FULL, rank: '720', is: 'marks' })).toMatchObject({ question: null, problems: { rank: 'marks' } })
    const last = asked({ ...FULL, rank: '720', is: 'rank' }).question
    if (!last) throw new Error('Nothing was read.')
    expect(asked(Object.fromEntries(questionQuery(last))).question).toEqual(last)
  })
})
