import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvOf } from './csv-response'
import { unguarded } from './table'

const TEXTS = ['=SUM(A1)', '+91 612', '-', '@x', "'=quoted", "''-", '\ttab', '＝1', 'plain', '"a", b\nc', '007']

it('downloads no formula, and every text so that an import reads it as it was', async () => {
  const csv = await new Response(csvOf({ cell: 'cell' }, [TEXTS.map((cell) => ({ cell }))])).text()
  const cells: string[] = parse(csv, { bom: true, from: 2 }).flat()
  expect(cells.filter((cell) => /^[=+\-@\t＝]/.test(cell))).toEqual([])
  expect(cells.map(unguarded)).toEqual(TEXTS)
})
