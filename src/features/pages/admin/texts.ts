/** Every sentence of the studio about the site's own settings. */
export const settingsTexts = {
  setup: {
    brand: 'Check the name of the site',
    phone: 'Give the real phone number',
    email: 'Give the real e-mail address',
    address: 'Give the real address',
    admissionYear: (year: number) => `Set the admission year: the season of ${year} is running`,
  },
} as const
