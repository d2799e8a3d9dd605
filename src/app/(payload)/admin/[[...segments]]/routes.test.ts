import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { contentKeepers, nobody } from '@/cms/access/access'
import { deskOf, editorOf, isForbiddenForm, isUnknownScreen, redirectTarget } from './routes'

it.each(['__proto__', 'constructor', 'toString'])('does not take the inherited property %s for a screen', (name) => {
  expect(isUnknownScreen([name])).toBe(true)
  expect(redirectTarget([name])).toBeUndefined()
  expect(editorOf(['collections', name, 'create'])).toBeUndefined()
})

it('recognises a screen', () => {
  expect([isUnknownScreen([]), isUnknownScreen(['collections', '__proto__'])]).toEqual([false, false])
})

it.each([
  [['jobs'], { search: 'Surgeon', limit: '5' }, '/admin/manage-jobs?q=Surgeon'],
  [['jobs'], { 'where[or][0][and][0][status][equals]': 'Closed' }, '/admin/manage-jobs?status=Closed'],
  [['job-applications'], { 'where[status][equals]': 'interview' }, '/admin/applications?stage=interview'],
  [['banner-slides'], { 'where[or][0][and][0][_status][equals]': 'draft' }, '/admin/banners'],
  [['enquiries'], {}, '/admin/enquiries'],
  [['enquiries', 'trash'], {}, undefined],
  [['enquiries', 'create'], {}, undefined],
  [['colleges'], { search: 'Patna' }, undefined],
  [['constructor'], {}, undefined],
])('redirects the list %j with the query %j to %s', (segments, query, desk) => {
  expect(deskOf(['collections', ...segments], query)).toBe(desk)
})

it('knows the form of a new record that a role may not create', async () => {
  const collection = (slug: string, create: typeof nobody) =>
    ({ slug, access: { create } }) as unknown as SanitizedCollectionConfig
  const collections = [collection('imports', nobody), collection('colleges', contentKeepers)]
  const isForbidden = (path: string, role: string) =>
    isForbiddenForm(path.split('/'), collections, { role } as PayloadRequest['user'])
  expect(await isForbidden('collections/imports/create', 'admin')).toBe(true)
  expect(await isForbidden('collections/colleges/create', 'counsellor')).toBe(true)
  expect(await isForbidden('collections/colleges/create', 'editor')).toBe(false)
  expect(await isForbidden('collections/imports', 'admin')).toBe(false)
  expect(await isForbidden('collections/constructor/create', 'admin')).toBe(false)
})
