import { expect, it } from 'vitest'
import { readRound } from './read-round'

it.each([
  ['R1', 'r1'],
  ['Round 2', 'r2'],
  ['Phase 3', 'r3'],
  ['R2 (provisional list)', 'r2'],
  ['R1+R2 combined', 'r1-r2'],
  ['R3 (mop-up)', 'mop-up'],
  ['Mop-up', 'mop-up'],
  ['Stray', 'stray'],
  ['Special stray', 'special-stray'],
  ['Finale', null],
])('reads %s', (written, round) => expect(readRound(written)).toBe(round))
