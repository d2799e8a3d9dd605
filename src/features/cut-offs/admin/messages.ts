import { STUDIO_LANGUAGE } from '@/lib/language'
import { plural } from '@/lib/text/format'

/** All messages of the closing ranks' and terms' screens. */
export const cutOffDeskMessages = {
  rank: 'Closing rank',
  ranks: 'Closing ranks',
  ranksHelp: 'The last rank that got a seat, by year and round. Lists are imported; single figures can be added here.',
  term: 'Word of an authority',
  terms: 'Categories and quotas',
  termsHelp: 'What each authority calls its pools and categories, and what that means. Pages show the words.',
  name: 'Name in lists',
  names: 'Names in lists',
  namesHelp: 'How lists write the names of colleges. A name that found none waits here; what you choose is remembered.',
  hitRate: 'Hit rate',
  hitRates: 'Hit rates',
  hitRatesHelp: 'How often the edges of the bands held, from one year to a later one. Measured by the server.',
  rounds: {
    r1: 'Round 1',
    'r1-r2': 'Rounds 1 and 2 together',
    r2: 'Round 2',
    r3: 'Round 3',
    r4: 'Round 4',
    'mop-up': 'Mop-up round',
    stray: 'Stray vacancies',
    'special-stray': 'Special stray vacancies',
  },
  genders: { any: 'All', female: 'Women alone' },
  rankTypes: {
    air: 'All-India rank',
    'air-converted': 'All-India rank, converted from a state’s',
    'state-merit': 'Rank in a state’s merit list',
  },
  termKinds: { quota: 'Quota', category: 'Category' },
  central: {
    open: 'Open (General)',
    ews: 'Economically weaker (EWS)',
    obc: 'Other backward classes (OBC)',
    sc: 'Scheduled caste (SC)',
    st: 'Scheduled tribe (ST)',
  },
  restrictions: {
    disability: 'People with a disability',
    minority: 'A minority',
    esi: 'Children of insured persons (ESI)',
    defence: 'Armed forces and their families',
    nri: 'Non-resident Indians and foreigners',
    university: 'A university’s own students or region',
    area: 'A region, a language or rural schools',
    other: 'Another certificate',
  },
  matches: {
    open: 'Open',
    found: 'Found by its name',
    'by-hand': 'Chosen by hand',
    none: 'Not on this site',
  },
  /** On the Overview. */
  unmatched: 'Closing ranks of no college here',
  stillNamed: (figures: number) =>
    plural(STUDIO_LANGUAGE, figures, {
      one: 'A closing rank names this. Delete it first.',
      other: `${figures} closing ranks name this. Delete them first.`,
    }),
} as const
