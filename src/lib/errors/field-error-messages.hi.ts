import { grouped } from '../text/format'
import type { Messages } from '../text/translations'
import type * as en from './field-error-messages.en'

export const fieldErrorMessages = {
  mend: (count) => `${grouped('hi', count)} जगह सुधार चाहिए:`,
  signInAgain: 'नए टैब में लॉगिन करें, फिर इसे दोबारा भेजें। आपका लिखा यहीं रहेगा।',
} as const satisfies Messages<typeof en.fieldErrorMessages>
