/**
 * Demonstration vacancies: the six built-in samples and the three home examples of the specification. They name no
 * institution, because no real one may be claimed to have a vacancy, and are marked so that the studio can find them.
 */

import type { JobType } from '../../features/jobs/schema'

export interface JobSeed {
  slug: string
  title: string
  department: string
  location: string
  designation: string
  type: JobType
  experience: string
  qualification: string
  salary: string
  description: string
  requirements: string
  /** Days before the seeding day. */
  postedDaysAgo: number
  /** Days after the seeding day. */
  closesInDays: number
}

export const jobs: JobSeed[] = [
  {
    slug: 'professor-of-cardiology',
    title: 'Professor of Cardiology',
    department: 'Cardiology',
    location: 'New Delhi',
    designation: 'Professor',
    type: 'Full-time',
    experience: '10+ years',
    qualification: 'DM Cardiology',
    salary: '25-30 LPA',
    description:
      'Lead the cardiology unit of a teaching hospital: ward rounds, the catheterisation list, and the DM programme.\n\nYou share the department with two associate professors and guide the residents through theatre, ward and thesis.',
    requirements:
      '- DM Cardiology from a recognised institution\n- At least ten years of practice, five of them in teaching\n- Registration with a state medical council',
    postedDaysAgo: 2,
    closesInDays: 45,
  },
  {
    slug: 'senior-resident-pediatrics',
    title: 'Senior Resident, Pediatrics',
    department: 'Pediatrics',
    location: 'Chandigarh',
    designation: 'Senior Resident',
    type: 'Full-time',
    experience: '1-3 years',
    qualification: 'MD Pediatrics or DNB Pediatrics',
    salary: '12-15 LPA',
    description:
      'Look after the general pediatric ward and take a share of the neonatal unit and the emergency room.\n\nDuties are in three shifts, with one night in five and a weekly teaching hour for undergraduates.',
    requirements:
      '- MD or DNB in Pediatrics\n- One to three years after the degree\n- Registration with a state medical council',
    postedDaysAgo: 4,
    closesInDays: 30,
  },
  {
    slug: 'associate-professor-orthopedics',
    title: 'Associate Professor, Orthopedics',
    department: 'Orthopedics',
    location: 'Puducherry',
    designation: 'Associate Professor',
    type: 'Full-time',
    experience: '5+ years',
    qualification: 'MS Orthopedics',
    salary: '18-22 LPA',
    description:
      'Run one of two orthopedic units: trauma, arthroplasty and a fracture clinic twice a week.\n\nThe post includes teaching of undergraduates and the guidance of MS candidates.',
    requirements:
      '- MS or DNB in Orthopedics\n- Five years of teaching experience as the regulator counts it\n- Publications as required for the rank',
    postedDaysAgo: 7,
    closesInDays: 40,
  },
  {
    slug: 'consultant-general-medicine',
    title: 'Consultant, General Medicine',
    department: 'General Medicine',
    location: 'Bangalore',
    designation: 'Consultant',
    type: 'Contract',
    experience: '5+ years',
    qualification: 'MD General Medicine',
    salary: '20-24 LPA',
    description:
      'Outpatient clinics on five days and an inpatient unit of twenty beds, with a team of residents.\n\nThe contract runs for two years and can be extended.',
    requirements:
      '- MD or DNB in General Medicine\n- Five years of practice\n- Registration with a state medical council',
    postedDaysAgo: 8,
    closesInDays: 35,
  },
  {
    slug: 'assistant-professor-radiology',
    title: 'Assistant Professor, Radiology',
    department: 'Radiology',
    location: 'Mumbai',
    designation: 'Assistant Professor',
    type: 'Full-time',
    experience: '3+ years',
    qualification: 'MD Radiodiagnosis or DNB Radiodiagnosis',
    salary: '16-20 LPA',
    description:
      'Report CT, MRI and ultrasound, perform image-guided procedures, and teach residents at the workstation.\n\nThe department reports round the clock; nights are shared among five.',
    requirements:
      '- MD or DNB in Radiodiagnosis\n- Three years after the degree\n- Registration with a state medical council',
    postedDaysAgo: 12,
    closesInDays: 50,
  },
  {
    slug: 'junior-resident-neurology',
    title: 'Junior Resident, Neurology',
    department: 'Neurology',
    location: 'Chennai',
    designation: 'Junior Resident',
    type: 'Temporary',
    experience: '0-1 years',
    qualification: 'MBBS',
    salary: '8-10 LPA',
    description:
      'Admissions, daily notes and the stroke call in a neurology department, under a senior resident.\n\nThe post is for one year.',
    requirements: '- MBBS with completed internship\n- Registration with a state medical council',
    postedDaysAgo: 14,
    closesInDays: 60,
  },
  {
    slug: 'consultant-cardiology',
    title: 'Consultant, Cardiology',
    department: 'Cardiology',
    location: 'Delhi',
    designation: 'Consultant',
    type: 'Full-time',
    experience: '5+ years',
    qualification: 'DM Cardiology',
    salary: '24-28 LPA',
    description:
      'Interventional and general cardiology in a group of four consultants, with a shared on-call rota.\n\nClinics on four days, procedures on two.',
    requirements:
      '- DM Cardiology\n- Five years of practice, with independent interventional work\n- Registration with a state medical council',
    postedDaysAgo: 0,
    closesInDays: 45,
  },
  {
    slug: 'associate-professor-surgery',
    title: 'Associate Professor, Surgery',
    department: 'Surgery',
    location: 'Bangalore',
    designation: 'Associate Professor',
    type: 'Full-time',
    experience: '5+ years',
    qualification: 'MS General Surgery',
    salary: '18-22 LPA',
    description:
      'Head a surgical unit of thirty beds, with two theatre days, an outpatient day and the teaching of undergraduates.\n\nLaparoscopic work is part of every list.',
    requirements:
      '- MS or DNB in General Surgery\n- Five years of teaching experience as the regulator counts it\n- Registration with a state medical council',
    postedDaysAgo: 1,
    closesInDays: 35,
  },
  {
    slug: 'senior-resident-anesthesia',
    title: 'Senior Resident, Anesthesia',
    department: 'Anesthesia',
    location: 'Mumbai',
    designation: 'Senior Resident',
    type: 'Full-time',
    experience: '1-3 years',
    qualification: 'MD Anesthesiology or DNB Anesthesiology',
    salary: '13-16 LPA',
    description:
      'Theatre lists in general surgery, obstetrics and orthopedics, and a share of the intensive care unit.\n\nOne duty night in six.',
    requirements:
      '- MD or DNB in Anesthesiology\n- Up to three years after the degree\n- Registration with a state medical council',
    postedDaysAgo: 1,
    closesInDays: 30,
  },
]
