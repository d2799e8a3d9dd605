import { expect, it } from 'vitest'
import { recordsOf } from './records'
import { spool } from './spool'

/** Cuts a letter of two bytes now and then. */
const PIECE = 7

async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

async function read(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const spooled = await spool(pieces(bytes), { signal: new AbortController().signal, mostMegabytes: 1 })
  try {
    const records = []
    for await (const { cells, row } of recordsOf(spooled)) records.push([row, ...cells])
    return records
  } finally {
    await spooled.remove()
  }
}
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const latin = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

it.each([
  ['commas and a byte order mark', '\uFEFFa,b\nCafé,2\n'],
  ['semicolons and CRLF', 'a;b\r\nCafé;2\r\n'],
  ['tabs and UTF-16', utf16('a\tb\r\nCafé\t2\r\n')],
  ['UTF-16 without its mark', utf16('a\tb\r\nCafé\t2\r\n').subarray(2)],
  ['Windows-1252 and old Mac line ends', latin('a;b\rCaf\u00e9;2\r')],
  ['empty lines and cells with spaces', '\n a , b \n\n Café , 2 \n,\n'],
])('reads %s', async (_, text) => {
  expect((await read(text)).map(([, ...cells]) => cells)).toEqual([
    ['a', 'b'],
    ['Café', '2'],
  ])
})

it('numbers rows like a spreadsheet: the header is row 1, quoted line breaks start none, empty rows count', async () => {
  expect(await read('sep=;\r\na;b\r\n"one\r\ntwo";1\r\n;\r\n\r\nlast;2\r\n')).toEqual([
    [1, 'a', 'b'],
    [2, 'one\r\ntwo', '1'],
    [5, 'last', '2'],
  ])
})

it('skips a UTF-8 byte order mark before Windows-1252', async () => {
  expect(await read(Uint8Array.from([0xef, 0xbb, 0xbf, ...latin('a;b\r\nCaf\u00e9;2\r\n')]))).toEqual([
    [1, 'a', 'b'],
    [2, 'Café', '2'],
  ])
})

it('treats a quote inside a cell as text', async () => {
  expect(await read('a,b\nScreen of 5" and "more",1\n"quoted, ""twice""",2\n')).toEqual([
    [1, 'a', 'b'],
    [2, 'Screen of 5" and "more"', '1'],
    [3, 'quoted, "twice"', '2'],
  ])
})

it('rejects a file that is not a table, empty or too large', async () => {
  await expect(read('a,b\n"never closed,1\n')).rejects.toThrow('cannot be read as a table')
  await expect(read('')).rejects.toThrow('The file is empty.')
  const large = async function* () {
    yield new Uint8Array(1024 * 1024 + 1)
  }
  const options = { signal: new AbortController().signal, mostMegabytes: 1 }
  await expect(spool(large(), options)).rejects.toThrow('larger than 1 MB')
})
