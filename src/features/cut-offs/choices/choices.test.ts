import { describe, expect, it } from 'vitest'
import { changedChoices, choicesQuery, MAX_CHOICES, MAX_NOTE_LENGTH, readChoices } from './choice-params'
import type { ChoiceView } from './choices-queries'
import { type Closing, replay, stretchesOf } from './replay'
import { warningsOf } from './warnings'

const mcc = (college: string, quota = 'AIQ') => ({ authority: 'mcc', quota, college })
const bihar = (college: string) => ({ authority: 'bceceb', quota: 'State/85', college })
const list = [mcc('first'), bihar('own'), mcc('second'), mcc('third')]

describe('choices in a URL', () => {
  it('round-trips codes with slashes and spaces', () => {
    const written = [mcc('a-college', 'All India / Open'), bihar('own')]
    expect(readChoices({ seat: choicesQuery(written).map(([, value]) => value) })).toEqual({
      choices: written,
      leftOut: 0,
    })
  })

  it('counts dropped choices', () => {
    const seats = Array.from({ length: MAX_CHOICES + 2 }, (_, at) => `mcc/AIQ/college-${at}`)
    const { choices, leftOut } = readChoices({ seat: ['<b>/AIQ/x', ...seats] })
    expect(choices).toHaveLength(MAX_CHOICES)
    expect(leftOut).toBe(3)
  })

  it('moves a choice past those of other authorities', () => {
    const moved = [mcc('second'), bihar('own'), mcc('first'), mcc('third')]
    expect(changedChoices(list, { up: '2' })).toEqual({ choices: moved, at: 0 })
    expect(changedChoices(list, { down: '0' })).toEqual({ choices: moved, at: 2, by: 'down' })
  })

  it('says which button goes on moving a choice, until it is at the end of its list', () => {
    const third = [mcc('first'), mcc('second'), mcc('third')]
    expect(changedChoices(third, { up: '2' })).toMatchObject({ at: 1, by: 'up' })
    expect(changedChoices(third, { up: '1' })).not.toHaveProperty('by')
    expect(changedChoices(third, { down: '0' })).toMatchObject({ at: 1, by: 'down' })
    expect(changedChoices(third, { down: '1' })).not.toHaveProperty('by')
  })

  it('removes a choice', () => {
    expect(changedChoices(list, { out: '1' })?.choices).toEqual([mcc('first'), mcc('second'), mcc('third')])
  })

  it('ticks and unticks a choice', () => {
    const ticked = changedChoices(list, { tick: '1' })?.choices ?? []
    expect(ticked.map(({ isEntered }) => Boolean(isEntered))).toEqual([false, true, false, false])
    expect(changedChoices(ticked, { tick: '1' })?.choices.some(({ isEntered }) => isEntered)).toBe(false)
  })

  it('saves a note with any button', () => {
    const typed = { at: '2', words: '  near ~ /home/ \n yes ' }
    expect(changedChoices(list, typed)).toMatchObject({ at: 2, choices: { 2: { note: 'near ~ /home/ yes' } } })
    expect(changedChoices(list, { ...typed, up: '2' })).toMatchObject({
      at: 0,
      choices: [{ college: 'second', note: 'near ~ /home/ yes' }, {}, { college: 'first' }, {}],
    })
  })

  it('truncates a long note at a character', () => {
    const [choice] = changedChoices(list, { at: '0', words: '🩺'.repeat(MAX_NOTE_LENGTH + 1) })?.choices ?? []
    expect(choice?.note).toBe('🩺'.repeat(MAX_NOTE_LENGTH))
  })

  it('parses ticks and notes', () => {
    const noted = [
      { ...bihar('own'), isEntered: true, note: 'Papa: State/85/near home' },
      { ...mcc('first'), note: 'maybe' },
      { ...mcc('second'), isEntered: true },
    ]
    expect(readChoices({ seat: choicesQuery(noted).map(([, value]) => value) }).choices).toEqual(noted)
  })

  it('moves a dragged choice within its authority', () => {
    const moved = [mcc('third'), mcc('first'), bihar('own'), mcc('second')]
    expect(changedChoices(list, { moved: '3.0' })).toEqual({ choices: moved, at: 0 })
    expect(changedChoices(moved, { moved: '0.3' })).toEqual({ choices: list, at: 3 })
  })

  it('removes an emptied note', () => {
    const [, seat] =
      choicesQuery(changedChoices([{ ...mcc('first'), note: 'x' }], { at: '0', words: ' ' })?.choices ?? [])[0] ?? []
    expect(seat).toBe('mcc/AIQ/first')
  })

  it.each([
    { up: '0' },
    { down: '3' },
    { down: '1' },
    { out: '9' },
    { up: '-1' },
    { up: 'x' },
    {},
    { moved: '0.1' },
    { moved: '0.0' },
    { moved: '9.0' },
    { moved: '0' },
    { moved: 'x.y' },
  ])('ignores %j', (params) => expect(changedChoices(list, params)).toBeNull())
})

describe('replay', () => {
  const closed = (round: Closing['round'], closingRank: number, year = 2025): Closing => ({ year, round, closingRank })
  const outcome = (rank: number, lists: Closing[][]) =>
    replay(rank, lists).map(({ year, rounds }) => [year, ...rounds.map(({ at }) => at)])

  it('takes the highest reachable choice and only moves up', () => {
    const lists = [
      [closed('r1', 100), closed('r2', 200)],
      [closed('r1', 900), closed('r2', 700)],
      [closed('r1', 2000), closed('r2', 3000)],
    ]
    expect(outcome(150, lists)).toEqual([[2025, 1, 0]])
    // The second choice closed before 800 in the second round; the seat of the first round stays.
    expect(outcome(800, lists)).toEqual([[2025, 1, 1]])
    expect(outcome(2500, lists)).toEqual([[2025, null, 2]])
    expect(outcome(5000, lists)).toEqual([[2025, null, null]])
  })

  it('counts the closing rank itself as reached', () => {
    expect(outcome(100, [[closed('r1', 100)]])).toEqual([[2025, 0]])
    expect(outcome(101, [[closed('r1', 100)]])).toEqual([[2025, null]])
  })

  it('takes the highest of several kinds of seat per year', () => {
    const lists = [[closed('r1', 100), closed('r1', 400), closed('r1', 250, 2024)]]
    expect(outcome(300, lists)).toEqual([
      [2025, 0],
      [2024, null],
    ])
  })

  it('names missed choices and the one given up', () => {
    const [year] = replay(500, [[closed('r1', 100), closed('r2', 600)], [closed('r1', 900)]])
    expect(year?.rounds).toEqual([
      { round: 'r1', at: 1, from: null, missed: [{ at: 0, closingRank: 100 }] },
      { round: 'r2', at: 0, from: 1, missed: [] },
    ])
  })

  it('joins rounds with the same result and the range of missed closing ranks', () => {
    const lists = [[closed('r1', 100), closed('r2', 180), closed('r3', 600)], [closed('r1', 900)]]
    expect(replay(500, lists).map(({ rounds }) => stretchesOf(rounds))).toEqual([
      [
        { rounds: ['r1', 'r2'], at: 1, from: null, missed: [{ at: 0, low: 100, high: 180 }] },
        { rounds: ['r3'], at: 0, from: 1, missed: [] },
      ],
    ])
  })

  it('ignores leftover rounds', () => {
    expect(replay(500, [[closed('stray', 900)]])).toEqual([])
  })
})

describe('warnings', () => {
  const view = (more: Partial<ChoiceView>): ChoiceView => ({
    standing: 'ok',
    collegeId: 'id',
    quota: null,
    state: null,
    part: 'possible',
    noBand: null,
    isForWomen: false,
    series: [],
    closings: [],
    ...more,
  })
  const kindsOf = (rows: [string, Partial<ChoiceView>][]) =>
    warningsOf(rows.map(([college, more]) => ({ choice: mcc(college), view: view(more) })))

  it('is empty for a valid list', () => {
    expect(
      kindsOf([
        ['a', {}],
        ['b', { part: 'likely' }],
      ]),
    ).toEqual([[], []])
  })

  it('names the likely choice above and duplicate seats', () => {
    expect(
      kindsOf([
        ['a', { part: 'likely' }],
        ['b', {}],
        ['a', {}],
      ]),
    ).toEqual([[], [{ kind: 'below-likely', at: 0 }], [{ kind: 'twice', at: 0 }]])
  })

  it('names ineligible and unknown seats', () => {
    expect(
      kindsOf([
        ['a', { standing: 'not-yours' }],
        ['b', { isForWomen: true }],
      ]),
    ).toEqual([[{ kind: 'not-yours' }], [{ kind: 'women' }]])
    expect(kindsOf([['b', { standing: 'not-listed', collegeId: null }]])).toEqual([[{ kind: 'not-listed' }]])
  })
})
