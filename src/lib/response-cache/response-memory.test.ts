import type http from 'node:http'
import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, it } from 'vitest'
import { CachedSite } from './cached-site'

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc') as () => void

it('retains nothing of the request', async () => {
  const site = await CachedSite.start()
  let asked: WeakRef<http.ServerResponse> | undefined
  site.app = (request, response) => {
    asked = new WeakRef(response)
    site.page(request, response)
  }
  const kept = await site.text('/page', { connection: 'close' })
  const isGone = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    collect()
    return asked !== undefined && asked.deref() === undefined
  }
  await expect.poll(isGone).toBe(true)
  expect(await site.text('/page')).toBe(kept)
  expect(site.asked).toEqual(['/page'])
  site.end()
})
