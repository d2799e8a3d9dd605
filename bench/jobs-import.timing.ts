import { it } from 'vitest'
import { timeImport } from './support/import-timing'

const department = (n: number) => ['Cardiology', 'Surgery', 'Radiology', 'Neurology', 'Pediatrics'][n % 5]
const town = (n: number) => ['Pune', 'Delhi', 'Chennai', 'Mumbai', 'Patna', 'Kathmandu', 'Kochi'][n % 7]

it('times vacancies created one by one and imported', { timeout: 600_000 }, async () => {
  const { vacancyImporter } = await import('@/features/jobs/import/admin/vacancy-importer')
  await timeImport({
    importer: vacancyImporter,
    header: 'job_title,location,department,qualification,experience,salary,deadline,institution,description',
    line: (n, rows) =>
      `Senior Resident ${n % 400},${town(n)},${department(n)},MD,${n % 9} years,${10 + (n % 20)}-30 LPA,31/12/2027,` +
      `Bench hospital ${rows} ${n},"A post of the bench, number ${n}, with a sentence about what it is."`,
    create: (payload, n) =>
      payload.create({
        collection: 'jobs',
        data: {
          title: `Bench post ${n}`,
          department: 'Surgery',
          location: 'Pune',
          institution: 'Bench hospital',
          salary: '10-30 LPA',
          status: 'Active',
          postedAt: new Date().toISOString(),
        },
        overrideAccess: true,
        context: { disableRevalidate: true },
      }),
    tidy: "delete from jobs where institution like 'Bench hospital%'",
  })
})
