const csv = (...rows) => Buffer.from(rows.join('\r\n'))
const VACANCIES = csv(
  'job_title;location;department;salary;deadline',
  'A post that is new;Pune;Surgery;12 LPA;15-Jan-97',
  'A post without a department;Pune;;;03/04/97',
  'A post whose deadline cannot be read;Thiruvananthapuram;Obstetrics and Gynaecology;;soon',
)

const press =
  (name, role = 'button') =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click()

async function chooseFile(page) {
  const file = { name: 'vacancies.csv', mimeType: 'text/csv', buffer: VACANCIES }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Download this report as CSV' }).waitFor()
}

async function changeNothingYet(page) {
  await page.getByLabel('Next follow-up').fill('2030-01-15T10:30')
  await page.getByRole('link', { name: 'All fields, in the full editor' }).click()
}

/**
 * Every kind of screen: [name, path, who, act]. `{collection.field}` in a path is that field of the oldest record; a
 * screen without such a record is skipped. `who` is nobody or the administrator of ADMIN_EMAIL and ADMIN_PASSWORD;
 * `act` runs on the page before the screenshot.
 */
export const SCREENS = [
  ['home', '/'],
  ['jobs', '/jobs'],
  ['jobs-filtered', '/jobs?department=Cardiology'],
  ['jobs-empty', '/jobs?q=zzzz'],
  ['job', '/jobs/{jobs.slug}'],
  ['apply', '/jobs/{jobs.slug}/apply'],
  ['colleges', '/colleges'],
  ['colleges-filtered', '/colleges?state=Bihar&course=MBBS'],
  ['college-map', '/colleges/map'],
  ['college-government', '/colleges/patna-medical-college'],
  ['college-private', '/colleges/sharda-university'],
  ['college-missing', '/colleges/no-such-college'],
  ['admission', '/admission'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['login', '/login'],
  ['sign-up', '/login?mode=create'],
  ['forgot-password', '/forgot-password'],
  ['privacy', '/privacy'],
  ['course', '/md-ms-courses'],
  ['guidance', '/mbbs-in-bihar'],
  ['guidance-missing', '/mbbs-in-atlantis'],
  ['missing', '/no-such-page'],
  ['college-cut-offs', '/colleges/aiims-patna/cut-offs'],
  ['predictor', '/predictor'],
  ['predictor-result', '/predictor?course=mbbs&rank=25000&category=obc&state=Bihar'],
  ['predictor-how-good', '/predictor/how-good'],
  ['predictor-coverage', '/predictor/coverage'],
  ['data', '/data'],
  ['my-list', '/my-list?rank=25000&state=Bihar&category=open&seat=mcc/All+India/patna-medical-college'],
  ['compare', '/compare?c=patna-medical-college,aiims-patna,sharda-university'],
  ['counselling', '/counselling'],
  ['jobs-in-place', '/jobs/in/delhi'],
  ['jobs-subject', '/jobs/cardiology'],
  ['hospitals', '/hospitals'],
  ['hospital', '/hospitals/{institutions.slug}'],
  ['post-a-vacancy', '/post-a-vacancy'],
  [
    'post-a-vacancy-refused',
    '/post-a-vacancy',
    undefined,
    (page) => page.locator('main form button[type=submit]').last().click(),
  ],
  ['alert', '/alerts/new?department=Cardiology'],
  ['correction', '/corrections?page=/mbbs-in-bihar'],
  ['dashboard', '/dashboard', 'admin'],
  ['dashboard-profile', '/dashboard/profile', 'admin'],
  ['dashboard-account', '/dashboard/account', 'admin'],
  ['studio', '/admin', 'admin'],
  ['studio-enquiries', '/admin/enquiries', 'admin'],
  ['studio-enquiries-ticked', '/admin/enquiries', 'admin', (page) => page.getByRole('checkbox').nth(1).check()],
  ['studio-enquiry', '/admin/enquiries/{enquiries.id}', 'admin'],
  ['studio-enquiry-left', '/admin/enquiries/{enquiries.id}', 'admin', changeNothingYet],
  ['studio-applications', '/admin/applications', 'admin'],
  ['studio-applications-board', '/admin/applications?view=board', 'admin'],
  ['studio-application', '/admin/applications/{job-applications.id}', 'admin'],
  ['studio-vacancies', '/admin/manage-jobs', 'admin'],
  ['studio-vacancies-delete', '/admin/manage-jobs', 'admin', press('Delete')],
  ['studio-vacancy-form', '/admin/add-job', 'admin'],
  ['studio-vacancy-form-refused', '/admin/add-job', 'admin', press('Add job')],
  ['studio-vacancy', '/admin/manage-jobs/{jobs.id}', 'admin'],
  ['studio-upload', '/admin/upload-csv', 'admin'],
  ['studio-upload-report', '/admin/upload-csv', 'admin', chooseFile],
  ['studio-import-colleges', '/admin/import-colleges', 'admin'],
  ['studio-import-official-list', '/admin/import-official-list', 'admin'],
  ['studio-import-fees', '/admin/import-fees', 'admin'],
  ['studio-import-authorities', '/admin/import-authorities', 'admin'],
  ['studio-import-seat-terms', '/admin/import-seat-terms', 'admin'],
  ['studio-import-college-names', '/admin/import-college-names', 'admin'],
  ['studio-translations', '/admin/translations', 'admin'],
  ['studio-translation', '/admin/translations/page-translations/about', 'admin'],
  ['studio-imports', '/admin/collections/imports', 'admin'],
  ['studio-failed-imports', '/admin/failed-imports', 'admin'],
  ['studio-failed-mails', '/admin/failed-mails', 'admin'],
  ['studio-banners', '/admin/banners', 'admin'],
  ['studio-featured', '/admin/featured', 'admin'],
  ['studio-staff', '/admin/staff', 'admin'],
  ['studio-account', '/admin/account', 'admin'],
  ['studio-people', '/admin/collections/users', 'admin'],
  ['studio-colleges', '/admin/collections/colleges', 'admin'],
  ['studio-college', '/admin/collections/colleges/{colleges.id}', 'admin'],
  ['studio-trash', '/admin/collections/jobs/trash', 'admin'],
  ['studio-settings', '/admin/globals/site-settings', 'admin'],
  ['studio-changes', '/admin/collections/audit-log', 'admin'],
  ['studio-posted-vacancies', '/admin/posted-vacancies', 'admin'],
  ['studio-facts', '/admin/facts', 'admin'],
  ['studio-import-closing-ranks', '/admin/import-closing-ranks', 'admin'],
  ['studio-corrections', '/admin/collections/corrections', 'admin'],
  ['studio-sources', '/admin/collections/sources', 'admin'],
  ['studio-counselling-dates', '/admin/collections/counselling-dates', 'admin'],
  ['studio-missing', '/admin/no-such-screen', 'admin'],
]
