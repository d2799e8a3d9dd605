import type { Payload } from 'payload'
import { importFile } from '@/cms/import/import-file'
import type { ImportMode, ImportReport } from '@/cms/import/report'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'

const HEADER = 'year,authority,quota,round,category,course,college_name,state,ref_slug,closing_rank,allotted,source'

/** An authority with one quota and one category in words, the colleges "first" and "second", and a source. */
export async function createBoard(payload: Payload): Promise<{ sourceId: string }> {
  const authority = await payload.create({
    collection: 'counselling-authorities',
    data: { slug: 'board', name: 'Board of the test', site: 'https://example.org', courses: ['mbbs'] },
    overrideAccess: true,
  })
  for (const [kind, code] of [
    ['quota', 'All'],
    ['category', 'Open'],
  ] as const) {
    await payload.create({
      collection: 'seat-terms',
      data: {
        authority: authority.id,
        kind,
        code,
        words: code,
        ...(kind === 'category' ? { central: 'open' as const } : {}),
      },
      overrideAccess: true,
    })
  }
  for (const slug of ['first', 'second']) {
    await payload.create({
      collection: 'colleges',
      data: {
        slug,
        name: `College ${slug}`,
        location: 'Gaya',
        state: 'Bihar',
        country: 'India',
        courses: ['MBBS'],
        status: 'Active',
        _status: 'published',
      },
      overrideAccess: true,
    })
  }
  const source = { title: 'Result of the board', kind: 'official' as const }
  return { sourceId: (await payload.create({ collection: 'sources', data: source, overrideAccess: true })).id }
}

/** Imports a file of these rows, or of another header; throws when it is refused. */
export async function importRanks(
  payload: Payload,
  rows: readonly string[],
  { mode = 'all', header = HEADER }: { mode?: ImportMode; header?: string } = {},
): Promise<ImportReport> {
  async function* file() {
    yield new TextEncoder().encode([header, ...rows].join('\n'))
  }
  const end = await importFile(closingRankImporter, {
    payload,
    actor: null,
    fileName: 'ranks.csv',
    source: file(),
    mode,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  if ('error' in end) throw new Error(`${end.reason} ${JSON.stringify(end.report?.errors)}`)
  return end.report
}

/** A closing rank of the board's first college, as the seed writes one, without its source and figures. */
export const BOARD_RANK = {
  authority: 'board',
  quota: 'All',
  category: 'Open',
  college: 'first',
  year: 2025,
  round: 'r1',
  gender: 'any',
} as const
