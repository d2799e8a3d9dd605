import { it } from 'vitest'
import { timeImport } from './support/import-timing'

const town = (n: number) => ['Pune', 'Delhi', 'Chennai', 'Mumbai', 'Patna', 'Kathmandu', 'Kochi'][n % 7]
const state = (n: number) => ['Bihar', 'Kerala', 'Gujarat', 'Punjab', 'Assam'][n % 5]
const facilities = ['Library', 'Hostel', 'Laboratory']

it('times colleges created one by one and imported', { timeout: 900_000 }, async () => {
  const { collegeImporter } = await import('@/features/colleges/import/admin/college-importer')
  await timeImport({
    importer: collegeImporter,
    header: 'name,location,state,ownership,courses,fees,seats,established,facilities,aliases,description,university',
    line: (n, rows) =>
      `Bench College of ${rows} number ${n},${town(n)},${state(n)},Private,MBBS | MD,"${n % 20},50,000",150,${1900 + (n % 120)},` +
      `${facilities.join(' | ')},BC${n},"A college of the bench, number ${n}, with a sentence about it.",Bench University`,
    create: (payload, n) =>
      payload.create({
        collection: 'colleges',
        data: {
          name: `Bench College one by one ${n}`,
          location: 'Pune',
          state: 'Bihar',
          country: 'India',
          ownership: 'Private',
          courses: ['MBBS', 'MD'],
          fees: '4,50,000',
          seats: '150',
          established: 1990,
          facilities,
          aliases: [`BC${n}`],
          description: 'A college of the bench, with a sentence about it.',
          university: 'Bench University',
          status: 'Active',
        },
        overrideAccess: true,
        context: { disableRevalidate: true },
      }),
    tidy: `with gone as (delete from colleges where university = 'Bench University' returning id)
      delete from _colleges_v where parent_id in (select id from gone)`,
  })
})
