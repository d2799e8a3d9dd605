import { anonymiseEnquiriesTask } from './anonymise-enquiries'
import { escalateEnquiriesTask } from './escalate-enquiries'

/** Background work about enquiries, as the configuration takes it. */
export const enquiryTasks = [escalateEnquiriesTask, anonymiseEnquiriesTask]
