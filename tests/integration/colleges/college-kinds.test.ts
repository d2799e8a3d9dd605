import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { parseFilters } from '@/features/colleges/search/search-params'
import { findColleges } from '@/features/colleges/search/search-queries'
import { isOfKindSql } from '@/lib/college-facts/college-kinds-rule'
import type { CollegeKind } from '@/lib/vocabulary'
import type { User } from '@/payload-types'
import { collegesWithout } from '@/seed/steps/seed-queries'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports } from './college-import-fixtures'

vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

const VOCABULARY = { stamp: 'none', terms: [] } as never
let payload: Payload
let editor: User
let imports: ReturnType<typeof collegeImports>

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  imports = collegeImports(payload, editor)
  await imports.importText(
    [
      'slug,name,state,ownership,kinds,minority_of',
      'for-women,College for Women,Punjab,Private,women | deemed,',
      'of-a-minority,College of a Minority,Punjab,Private,minority,Sikh',
      'of-an-owner,Deemed College,Punjab,Deemed,,',
      'plain,Plain College,Punjab,Private,,',
    ].join('\n'),
  )
})

const ofKind = async (kind: CollegeKind) =>
  (
    await payload.db.pool.query(`select slug from colleges where ${isOfKindSql('colleges', [kind])} order by 1`)
  ).rows.map(({ slug }) => slug)
const listed = async (asked: Record<string, string>) =>
  (await findColleges('en', parseFilters({ state: 'Punjab', ...asked }), VOCABULARY)).colleges
    .map(({ slug }) => slug)
    .sort()

it('are the same number by import, by the form, and when only the owner changes', async () => {
  expect(await ofKind('deemed')).toEqual(['for-women', 'of-an-owner'])
  const plain = await imports.bySlug('plain')
  await payload.update({
    collection: 'colleges',
    id: plain?.id ?? '',
    data: { kinds: ['women'] },
    overrideAccess: true,
  })
  expect(await ofKind('women')).toEqual(['for-women', 'plain'])
  await payload.update({ collection: 'colleges', id: plain?.id ?? '', data: { kinds: [] }, overrideAccess: true })
  await imports.importText('slug,ownership\nof-an-owner,Private')
  expect([await ofKind('deemed'), await ofKind('women')]).toEqual([['for-women'], ['for-women']])
  await imports.importText('slug,ownership\nof-an-owner,Deemed')
})

it('filter the list, where a deemed university is no private college', async () => {
  expect(await listed({ kind: 'women' })).toEqual(['for-women'])
  expect(await listed({ kind: 'minority' })).toEqual(['of-a-minority'])
  expect(await listed({ ownership: 'private' })).toEqual(['of-a-minority', 'plain'])
  expect(await listed({ ownership: 'deemed' })).toEqual(['for-women', 'of-an-owner'])
})

it('are added by a file of addresses alone, which makes no college', async () => {
  const { end } = await imports.attempt('slug,kinds\nnobody,women')
  expect('error' in end && end.report?.errors[0]).toMatchObject({ column: 'slug', value: 'nobody' })
  await imports.importText('slug,latitude,longitude,point_precision\nplain,30.9,75.85,town')
  expect(await imports.bySlug('plain')).toMatchObject({ name: 'Plain College', latitude: 30.9, pointPrecision: 'town' })
})

it('are lacked only by colleges of which nobody has said so', async () => {
  await payload.db.pool.query(`
    update colleges set edited_by_id = null where slug in ('of-an-owner');
    update colleges set kind_mask = null where slug = 'plain'`)
  const lacking = await collegesWithout(payload.db.pool, 'kinds')
  expect(
    [...lacking].filter((slug) => ['for-women', 'of-a-minority', 'of-an-owner', 'plain'].includes(slug)).sort(),
  ).toEqual(['of-an-owner', 'plain'])
  const id = (await imports.bySlug('plain'))?.id ?? ''
  await payload.update({ collection: 'colleges', id, data: { kinds: [] }, user: editor, overrideAccess: false })
  expect(await collegesWithout(payload.db.pool, 'kinds')).not.toContain('plain')
})
