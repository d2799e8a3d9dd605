import { describe, expect, it } from 'vitest'
import { documentTitle, namesRepositoryFile } from './document-title'

const COPY = 'someone/some-data@b004682a:cleaned_data/andhra_pradesh.xlsx#ai_rank_2022_1'

describe('documentTitle', () => {
  it.each([
    ['Revised UG Seat Matrix 2024-25', 'Revised UG Seat Matrix 2024-25'],
    [`NMC, Revised UG Seat Matrix 2024-25 (${COPY})`, 'NMC, Revised UG Seat Matrix 2024-25'],
    [COPY, 'Closing ranks 2022'],
    ['Answer to counsellor@example.org, 2024', 'Answer to counsellor@example.org, 2024'],
    ['Round 1/2, list of 2025', 'Round 1/2, list of 2025'],
  ])('removes the location of a copy: %s', (text, title) => {
    expect(documentTitle(text, 'Closing ranks 2022')).toBe(title)
    expect(namesRepositoryFile(text)).toBe(text !== title)
  })
})
