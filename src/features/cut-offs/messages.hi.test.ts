import { describe, expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as coverageEn from './coverage/messages.en'
import * as coverageHi from './coverage/messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'
import * as shownEn from './shown/messages.en'
import * as shownHi from './shown/messages.hi'

const years = [[[2025]], [[2024, 2025]], [[2023, 2024, 2025]]]
const flags = [true, false]
const rounds = ['first', 'last']
const owners = AMOUNTS.flatMap((amount) => [
  { all: amount, government: amount, private: 0 },
  { all: Number(amount) + 5, government: amount, private: 3 },
])
const reached = owners.flatMap((counts) => rounds.map((round) => [counts, round]))
const percents = AMOUNTS.map((low) => [[low, 97]])
const official = { colleges: 1234, year: '2024-25' }

describe('Hindi messages of closing ranks follow the rules of Hindi', () => {
  it('in the predictor', () => {
    const values = {
      'predictorMessages.seat': NAMES.flatMap((name) => flags.map((isForWomen) => [name, name, 'OBC', isForWomen])),
      'predictorMessages.pool': NAMES.flatMap((name) => [
        [null, name],
        [name, name],
      ]),
      'predictorMessages.inBoth': NAMES.map((name) => [name, 'obc']),
      'predictorMessages.coverage.authority': NAMES.map((name) => [name, [2024, 2025]]),
      'predictorMessages.coverage.short': AMOUNTS.flatMap((amount) => [
        [amount, 'MBBS', null],
        [amount, 'MBBS', official],
      ]),
      'predictorMessages.coverage.line': [[NAMES]],
      'predictorMessages.coverage.noSeats': NAMES.flatMap((name) => [
        [name, 'ews', null],
        [name, 'ews', name],
      ]),
      'predictorMessages.askedWith': [...AMOUNTS, null].map((rank) => [rank, 'open']),
      'predictorMessages.summary.title': reached,
      'predictorMessages.summary.atHome': owners.map((counts) => [counts, 'Bihar']),
      'predictorMessages.summary.counts': AMOUNTS.map((amount) => [amount, amount, amount]),
      'predictorMessages.summary.allIndia': reached,
      'predictorMessages.byOwner': owners.map((counts) => [counts]),
      'predictorMessages.all': AMOUNTS.map((amount) => [amount, 'संभव']),
      'predictorMessages.why.later': [['राउंड 2 तक']],
      'predictorMessages.noGuess': [['तीन से कम सीटें']],
      'predictorMessages.partLeads.likely': rounds.map((round) => [round]),
      'predictorMessages.partLeads.possible': rounds.map((round) => [round]),
      'predictorMessages.partLeads.reach': rounds.map((round) => [round]),
      'predictorMessages.share.atLeast': NAMES.map((name) => [name, 95]),
      'predictorMessages.share.between': NAMES.map((name) => [name, 59, 95]),
      'predictorMessages.good.measuredOn': AMOUNTS.map((amount) => ['24 नवंबर 2026', amount, 2025]),
      'predictorMessages.good.short.likely': percents,
      'predictorMessages.good.short.possible': percents,
      'predictorMessages.good.short.reach': percents,
      'predictorMessages.good.pool': NAMES.map((name) => [{ authority: name, quota: name, course: 'MBBS' }]),
      'predictorMessages.good.casesAndBands': AMOUNTS.map((cases) => [cases, 'संभव']),
      'predictorMessages.good.bands': [[NAMES]],
    }
    const faults = hindiFaults(en, hi, values)
    // What is printed on the score card.
    expect(faults.filter((fault) => !fault.includes('“NEET All India Rank”'))).toEqual([])
  })

  it('on the pages of colleges', () => {
    const values = {
      'cutOffMessages.term': NAMES.map((name) => ['UR', name]),
      'cutOffMessages.seat': NAMES.flatMap((name) => flags.map((isForWomen) => [name, 'OBC', isForWomen])),
      'cutOffMessages.yearAndRound': AMOUNTS.map((year) => [year, 'राउंड 2']),
      'cutOffMessages.lastRanks': [[2025]],
      'cutOffMessages.wouldHave': flags.map((isOneOfLists) => ['राउंड 2', isOneOfLists]),
      'cutOffMessages.roundClosed': AMOUNTS.map((rank) => ['राउंड 2', rank]),
      'cutOffMessages.missing': years,
      'cutOffMessages.seatOf': NAMES.flatMap((name) => flags.map((isOpen) => [name, 'OBC', isOpen])),
    }
    expect(hindiFaults(shownEn, shownHi, values)).toEqual([])
  })

  it('on the coverage page', () => {
    const values = {
      'coverageMessages.missing': [[NAMES]],
      'coverageMessages.years': years,
      'coverageMessages.mainRounds': years,
      'coverageMessages.firstRound': years,
      'coverageMessages.laterRounds': years,
    }
    expect(hindiFaults(coverageEn, coverageHi, values)).toEqual([])
  })
})
