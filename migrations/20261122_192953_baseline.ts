import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_type" AS ENUM('Full-time', 'Part-time', 'Contract', 'Temporary');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('Active', 'Inactive', 'Closed');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_institutions_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum_institutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__institutions_v_version_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum__institutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancy_postings_institution_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum_vacancy_postings_type" AS ENUM('Full-time', 'Part-time', 'Contract', 'Temporary');
  CREATE TYPE "public"."enum_vacancy_postings_language" AS ENUM('en');
  CREATE TYPE "public"."enum_vacancy_postings_state" AS ENUM('unconfirmed', 'waiting', 'changes-asked', 'published', 'declined', 'closed');
  CREATE TYPE "public"."enum_vacancy_views_source" AS ENUM('list', 'home', 'hospital', 'vacancy', 'dashboard', 'guidance', 'search-engine', 'other-site', 'direct');
  CREATE TYPE "public"."enum_colleges_courses" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_colleges_fee_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_colleges_fee_rows_seat_pool" AS ENUM('government', 'all-india', 'private', 'institutional', 'management', 'deemed', 'nri', 'foreign');
  CREATE TYPE "public"."enum_colleges_seat_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_colleges_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum_colleges_ownership" AS ENUM('Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed');
  CREATE TYPE "public"."enum_colleges_listing" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum_colleges_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colleges_v_version_courses" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_fee_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_fee_rows_seat_pool" AS ENUM('government', 'all-india', 'private', 'institutional', 'management', 'deemed', 'nri', 'foreign');
  CREATE TYPE "public"."enum__colleges_v_version_seat_rows_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum__colleges_v_version_ownership" AS ENUM('Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed');
  CREATE TYPE "public"."enum__colleges_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sources_kind" AS ENUM('official', 'college', 'press', 'own');
  CREATE TYPE "public"."enum_courses_qualifications" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_courses_key" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_courses_layout" AS ENUM('generic', 'state');
  CREATE TYPE "public"."enum_regions_official_totals_course" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_regions_commission_fees_course" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_regions_commission_fees_per" AS ENUM('year', 'course');
  CREATE TYPE "public"."enum_regions_kind" AS ENUM('State', 'Union territory', 'Province', 'Country');
  CREATE TYPE "public"."enum_regions_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum_guidance_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guidance_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_closing_ranks_round" AS ENUM('r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray');
  CREATE TYPE "public"."enum_closing_ranks_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_closing_ranks_gender" AS ENUM('any', 'female');
  CREATE TYPE "public"."enum_closing_ranks_rank_type" AS ENUM('air', 'air-converted', 'state-merit');
  CREATE TYPE "public"."enum_seat_terms_kind" AS ENUM('quota', 'category');
  CREATE TYPE "public"."enum_seat_terms_central" AS ENUM('open', 'ews', 'obc', 'sc', 'st');
  CREATE TYPE "public"."enum_seat_terms_restriction" AS ENUM('disability', 'minority', 'esi', 'defence', 'nri', 'university', 'area', 'other');
  CREATE TYPE "public"."enum_college_names_match" AS ENUM('open', 'found', 'by-hand', 'none');
  CREATE TYPE "public"."enum_hit_rates_course" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_hit_rates_round" AS ENUM('r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray');
  CREATE TYPE "public"."enum_counselling_authorities_courses" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_counselling_dates_courses" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_search_terms_kind" AS ENUM('country', 'state', 'place', 'course', 'ownership', 'department', 'designation', 'word');
  CREATE TYPE "public"."enum_enquiries_contacts_outcome" AS ENUM('replied', 'mail', 'whatsapp', 'spoke', 'no-answer', 'call-back');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'admission', 'counselling');
  CREATE TYPE "public"."enum_enquiries_country" AS ENUM('india', 'nepal', 'both');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'contacted', 'in-progress', 'converted', 'closed');
  CREATE TYPE "public"."enum_corrections_kind" AS ENUM('college', 'guidance', 'course');
  CREATE TYPE "public"."enum_corrections_language" AS ENUM('en');
  CREATE TYPE "public"."enum_corrections_status" AS ENUM('new', 'changed', 'kept');
  CREATE TYPE "public"."enum_mailboxes_language" AS ENUM('en');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('waiting', 'active', 'ended');
  CREATE TYPE "public"."enum_subscriptions_ended_by" AS ENUM('link', 'page', 'bounced', 'sender');
  CREATE TYPE "public"."enum_job_alerts_frequency" AS ENUM('at-once', 'daily', 'weekly');
  CREATE TYPE "public"."enum_banner_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banner_slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges', 'closing-ranks');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_users_role" AS ENUM('applicant', 'counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_users_kind" AS ENUM('doctor', 'aspirant', 'parent');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'delete');
  CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('verify-email', 'change-email', 'reset-password', 'invitation', 'first-admin');
  CREATE TYPE "public"."enum_checked_links_outcome" AS ENUM('alive', 'failing', 'dead');
  CREATE TYPE "public"."enum_checked_links_problem" AS ENUM('not-found', 'server-error', 'no-answer', 'no-such-host', 'bad-certificate', 'private-address', 'not-a-web-address', 'too-many-redirects', 'forbidden-to-robots');
  CREATE TYPE "public"."enum_desk_views_desk" AS ENUM('enquiries', 'vacancies', 'applications');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'counselling-reminders', 'change-banners', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'counselling-reminders', 'change-banners', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_roles" AS ENUM('counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'institutions', 'vacancy-postings', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'closing-ranks', 'seat-terms', 'college-names', 'counselling-authorities', 'counselling-dates', 'search-terms', 'enquiries', 'corrections', 'banner-slides', 'media', 'imports', 'users', 'audit-log', 'checked-links');
  CREATE TYPE "public"."enum_home_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  CREATE TYPE "public"."enum_admission_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  CREATE TYPE "public"."enum_about_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "team_notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" text NOT NULL,
  	"reply_to" varchar(255),
  	"href" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"institution" varchar,
  	"hospital_id" uuid,
  	"department" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"designation" varchar,
  	"type" "enum_jobs_type" DEFAULT 'Full-time',
  	"experience" varchar,
  	"qualification" varchar,
  	"salary" varchar,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"walk_in_at" timestamp(3) with time zone,
  	"walk_in_until" timestamp(3) with time zone,
  	"walk_in_place" varchar,
  	"description" varchar,
  	"requirements" varchar,
  	"slug" varchar,
  	"status" "enum_jobs_status" DEFAULT 'Active' NOT NULL,
  	"deadline" timestamp(3) with time zone,
  	"posted_at" timestamp(3) with time zone NOT NULL,
  	"experience_years" numeric,
  	"opened_at" timestamp(3) with time zone,
  	"compared_as" varchar,
  	"announced_as" varchar,
  	"search_text" varchar,
  	"is_demo" boolean DEFAULT false,
  	"import_hash" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_applications_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stage" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"with_resume" boolean,
  	"with_note" boolean,
  	"mailed" boolean
  );
  
  CREATE TABLE "job_applications_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"job_id" uuid,
  	"job_title" varchar,
  	"company_name" varchar,
  	"is_sample" boolean DEFAULT false,
  	"applied_at" timestamp(3) with time zone,
  	"status" "enum_job_applications_status" DEFAULT 'applied' NOT NULL,
  	"resume_id" uuid,
  	"cover_note" varchar,
  	"may_be_sent_on" boolean DEFAULT false,
  	"sent_on_at" timestamp(3) with time zone,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "institutions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"kind" "enum_institutions_kind",
  	"location" varchar,
  	"beds" numeric,
  	"beds_stated_on" timestamp(3) with time zone,
  	"website" varchar,
  	"about" varchar,
  	"logo_id" uuid,
  	"slug" varchar,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_institutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_institutions_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_kind" "enum__institutions_v_version_kind",
  	"version_location" varchar,
  	"version_beds" numeric,
  	"version_beds_stated_on" timestamp(3) with time zone,
  	"version_website" varchar,
  	"version_about" varchar,
  	"version_logo_id" uuid,
  	"version_slug" varchar,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__institutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "vacancy_postings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"institution_name" varchar NOT NULL,
  	"institution_kind" "enum_vacancy_postings_institution_kind",
  	"is_confidential" boolean DEFAULT false,
  	"department" varchar,
  	"designation" varchar,
  	"location" varchar,
  	"type" "enum_vacancy_postings_type",
  	"experience" varchar,
  	"qualification" varchar,
  	"salary" varchar,
  	"description" varchar,
  	"requirements" varchar,
  	"deadline" timestamp(3) with time zone,
  	"walk_in_at" timestamp(3) with time zone,
  	"walk_in_until" timestamp(3) with time zone,
  	"walk_in_place" varchar,
  	"contact_name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"language" "enum_vacancy_postings_language" DEFAULT 'en',
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"state" "enum_vacancy_postings_state" DEFAULT 'unconfirmed' NOT NULL,
  	"state_since" timestamp(3) with time zone,
  	"reason" varchar,
  	"job_id" uuid,
  	"confirmed_at" timestamp(3) with time zone,
  	"suspected" boolean DEFAULT false,
  	"link_seed" varchar,
  	"link_hash" varchar,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "vacancy_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"job_id" uuid,
  	"day" varchar NOT NULL,
  	"source" "enum_vacancy_views_source" NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colleges_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_colleges_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "colleges_fee_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_colleges_fee_rows_course",
  	"seat_pool" "enum_colleges_fee_rows_seat_pool",
  	"amount" numeric,
  	"year" varchar,
  	"covers" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "colleges_seat_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_colleges_seat_rows_course",
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "colleges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"location" varchar,
  	"state" varchar,
  	"country" "enum_colleges_country" DEFAULT 'India',
  	"ownership" "enum_colleges_ownership",
  	"university" varchar,
  	"description" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"fees" varchar,
  	"seats" varchar,
  	"established" numeric,
  	"established_source_id" uuid,
  	"established_checked_on" timestamp(3) with time zone,
  	"rating" numeric,
  	"ranking" varchar,
  	"ranking_source_id" uuid,
  	"ranking_checked_on" timestamp(3) with time zone,
  	"eligibility" varchar,
  	"facilities_source_id" uuid,
  	"facilities_checked_on" timestamp(3) with time zone,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"website_url" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"slug" varchar,
  	"status" "enum_colleges_listing" DEFAULT 'Active',
  	"featured" boolean DEFAULT false,
  	"search_text" varchar,
  	"fees_amount" numeric,
  	"seat_count" numeric,
  	"course_mask" numeric,
  	"fees_source_id" uuid,
  	"fees_year" varchar,
  	"fees_checked_on" timestamp(3) with time zone,
  	"seats_source_id" uuid,
  	"seats_year" varchar,
  	"seats_checked_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_colleges_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "colleges_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_colleges_v_version_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__colleges_v_version_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_colleges_v_version_fee_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"course" "enum__colleges_v_version_fee_rows_course",
  	"seat_pool" "enum__colleges_v_version_fee_rows_seat_pool",
  	"amount" numeric,
  	"year" varchar,
  	"covers" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colleges_v_version_seat_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"course" "enum__colleges_v_version_seat_rows_course",
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_colleges_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_state" varchar,
  	"version_country" "enum__colleges_v_version_country" DEFAULT 'India',
  	"version_ownership" "enum__colleges_v_version_ownership",
  	"version_university" varchar,
  	"version_description" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_fees" varchar,
  	"version_seats" varchar,
  	"version_established" numeric,
  	"version_established_source_id" uuid,
  	"version_established_checked_on" timestamp(3) with time zone,
  	"version_rating" numeric,
  	"version_ranking" varchar,
  	"version_ranking_source_id" uuid,
  	"version_ranking_checked_on" timestamp(3) with time zone,
  	"version_eligibility" varchar,
  	"version_facilities_source_id" uuid,
  	"version_facilities_checked_on" timestamp(3) with time zone,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_website_url" varchar,
  	"version_source_id" uuid,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_slug" varchar,
  	"version_status" "enum_colleges_listing" DEFAULT 'Active',
  	"version_featured" boolean DEFAULT false,
  	"version_search_text" varchar,
  	"version_fees_amount" numeric,
  	"version_seat_count" numeric,
  	"version_course_mask" numeric,
  	"version_fees_source_id" uuid,
  	"version_fees_year" varchar,
  	"version_fees_checked_on" timestamp(3) with time zone,
  	"version_seats_source_id" uuid,
  	"version_seats_year" varchar,
  	"version_seats_checked_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__colleges_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_colleges_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "featured_colleges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"college_id" uuid,
  	"name" varchar,
  	"location" varchar,
  	"description" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"website_url" varchar,
  	"fees" varchar,
  	"ranking" varchar,
  	"is_featured" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "featured_colleges_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sources" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"publisher" varchar,
  	"address" varchar,
  	"year" varchar,
  	"kind" "enum_sources_kind" NOT NULL,
  	"covers" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"checked_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courses_qualifications" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_courses_qualifications",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "courses_why_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "courses_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  CREATE TABLE "courses_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "courses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum_courses_key" NOT NULL,
  	"name" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"slug" varchar,
  	"layout" "enum_courses_layout" DEFAULT 'generic',
  	"order" numeric DEFAULT 0,
  	"duration" varchar,
  	"entrance_exam" varchar,
  	"description" varchar,
  	"eligibility_source_id" uuid,
  	"eligibility_checked_on" timestamp(3) with time zone,
  	"quotas" varchar,
  	"quotas_source_id" uuid,
  	"quotas_checked_on" timestamp(3) with time zone,
  	"government_fees_min" numeric,
  	"government_fees_max" numeric,
  	"government_fees_note" varchar,
  	"government_fees_source" varchar,
  	"government_fees_year" numeric,
  	"government_fees_fees_source_id" uuid,
  	"government_fees_fees_checked_on" timestamp(3) with time zone,
  	"private_fees_min" numeric,
  	"private_fees_max" numeric,
  	"private_fees_note" varchar,
  	"private_fees_source" varchar,
  	"private_fees_year" numeric,
  	"private_fees_fees_source_id" uuid,
  	"private_fees_fees_checked_on" timestamp(3) with time zone,
  	"official_total_colleges" numeric,
  	"official_total_seats" numeric,
  	"official_total_year" varchar,
  	"official_total_source_id" uuid,
  	"official_total_checked_on" timestamp(3) with time zone,
  	"counselling_authority" varchar,
  	"counselling_website" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "regions_official_totals" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_regions_official_totals_course" NOT NULL,
  	"colleges" numeric,
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "regions_commission_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_regions_commission_fees_course",
  	"seats" varchar,
  	"amount" numeric,
  	"per" "enum_regions_commission_fees_per" DEFAULT 'course',
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "regions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"code" varchar,
  	"kind" "enum_regions_kind" NOT NULL,
  	"country" "enum_regions_country" DEFAULT 'India' NOT NULL,
  	"in_courses_menu" boolean DEFAULT false,
  	"capital" varchar,
  	"counselling_authority" varchar,
  	"counselling_website" varchar,
  	"counselling_note" varchar,
  	"ayush_counselling_authority" varchar,
  	"ayush_counselling_website" varchar,
  	"ayush_counselling_note" varchar,
  	"health_university" varchar,
  	"introduction" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "regions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"regions_id" uuid
  );
  
  CREATE TABLE "guidance_pages_why_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "guidance_pages_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "guidance_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"course_id" uuid,
  	"region_id" uuid,
  	"title" varchar,
  	"introduction" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_guidance_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "guidance_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "guidance_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"colleges_id" uuid
  );
  
  CREATE TABLE "_guidance_pages_v_version_why_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_guidance_pages_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_guidance_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_course_id" uuid,
  	"version_region_id" uuid,
  	"version_title" varchar,
  	"version_introduction" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__guidance_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_guidance_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_guidance_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"colleges_id" uuid
  );
  
  CREATE TABLE "closing_ranks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"year" numeric NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"round" "enum_closing_ranks_round" NOT NULL,
  	"course" "enum_closing_ranks_course" NOT NULL,
  	"quota_id" uuid NOT NULL,
  	"category_id" uuid NOT NULL,
  	"gender" "enum_closing_ranks_gender" DEFAULT 'any' NOT NULL,
  	"listed_as_id" uuid NOT NULL,
  	"college_id" uuid,
  	"closing_rank" numeric NOT NULL,
  	"rank_type" "enum_closing_ranks_rank_type" DEFAULT 'air' NOT NULL,
  	"allotted" numeric,
  	"flag" varchar,
  	"place" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seat_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"kind" "enum_seat_terms_kind" DEFAULT 'category' NOT NULL,
  	"code" varchar NOT NULL,
  	"words" varchar,
  	"explanation" varchar,
  	"central" "enum_seat_terms_central",
  	"restriction" "enum_seat_terms_restriction",
  	"for_women" boolean DEFAULT false,
  	"for_residents" boolean DEFAULT false,
  	"is_priced" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "college_names" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" varchar DEFAULT '',
  	"college_id" uuid,
  	"match" "enum_college_names_match" DEFAULT 'open' NOT NULL,
  	"reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hit_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"quota_id" uuid NOT NULL,
  	"course" "enum_hit_rates_course" NOT NULL,
  	"round" "enum_hit_rates_round" NOT NULL,
  	"from_year" numeric NOT NULL,
  	"to_year" numeric NOT NULL,
  	"cases" numeric NOT NULL,
  	"held_likely" numeric NOT NULL,
  	"held_possible" numeric NOT NULL,
  	"held_reach" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_authorities_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_counselling_authorities_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "counselling_authorities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"short_name" varchar,
  	"state_id" uuid,
  	"site" varchar NOT NULL,
  	"allots" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_dates_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_counselling_dates_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "counselling_dates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"what" varchar NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"source_id" uuid NOT NULL,
  	"notice_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_search_terms_kind" DEFAULT 'word' NOT NULL,
  	"value" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"outcome" "enum_enquiries_contacts_outcome" NOT NULL,
  	"call_back_at" timestamp(3) with time zone,
  	"subject" varchar,
  	"text" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"course" varchar,
  	"country" "enum_enquiries_country",
  	"neet_score" numeric,
  	"state" varchar,
  	"college_id" uuid,
  	"rank" numeric,
  	"category" varchar,
  	"consent" boolean DEFAULT false,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"user_id" uuid,
  	"language" "enum_enquiries_language" DEFAULT 'en',
  	"source_page" varchar,
  	"campaign_source" varchar,
  	"campaign_medium" varchar,
  	"campaign_name" varchar,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"next_follow_up" timestamp(3) with time zone,
  	"first_response_at" timestamp(3) with time zone,
  	"suspected" boolean DEFAULT false,
  	"escalated_at" timestamp(3) with time zone,
  	"anonymised_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "enquiries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"colleges_id" uuid
  );
  
  CREATE TABLE "corrections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page" varchar NOT NULL,
  	"title" varchar,
  	"kind" "enum_corrections_kind",
  	"college_id" uuid,
  	"figure" varchar NOT NULL,
  	"right" varchar NOT NULL,
  	"evidence" varchar NOT NULL,
  	"email" varchar,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"user_id" uuid,
  	"language" "enum_corrections_language" DEFAULT 'en',
  	"status" "enum_corrections_status" DEFAULT 'new' NOT NULL,
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"suspected" boolean DEFAULT false,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mailboxes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_mailboxes_language" DEFAULT 'en',
  	"link_edition" numeric DEFAULT 1 NOT NULL,
  	"bounces" numeric DEFAULT 0 NOT NULL,
  	"bounced_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"status" "enum_subscriptions_status" NOT NULL,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_subscriptions_ended_by",
  	"user_id" uuid,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_alerts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"frequency" "enum_job_alerts_frequency" NOT NULL,
  	"q" varchar,
  	"department" varchar,
  	"location" varchar,
  	"designation" varchar,
  	"type" varchar,
  	"salary" numeric,
  	"experience" numeric,
  	"is_walk_in" boolean,
  	"anchor" varchar,
  	"department_keys" varchar,
  	"place_keys" varchar,
  	"designation_keys" varchar,
  	"words" varchar,
  	"last_mail_at" timestamp(3) with time zone,
  	"last_count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_alert_matches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid,
  	"job_id" uuid,
  	"alert_id" uuid,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_reminders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_reminders_sent" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid,
  	"date_id" uuid,
  	"starts_on" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banner_slides" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"cta_text" varchar,
  	"cta_link" varchar,
  	"type" varchar,
  	"is_active" boolean DEFAULT true,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"sort_order" numeric DEFAULT 0,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banner_slides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_banner_slides_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_cta_text" varchar,
  	"version_cta_link" varchar,
  	"version_type" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banner_slides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_social_url" varchar,
  	"sizes_social_width" numeric,
  	"sizes_social_height" numeric,
  	"sizes_social_mime_type" varchar,
  	"sizes_social_filesize" numeric,
  	"sizes_social_filename" varchar
  );
  
  CREATE TABLE "imports_row_errors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" numeric,
  	"column" varchar,
  	"message" varchar
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"file_name" varchar NOT NULL,
  	"kind" "enum_imports_kind" NOT NULL,
  	"status" "enum_imports_status" DEFAULT 'running' NOT NULL,
  	"imported_by_id" uuid,
  	"file_hash" varchar,
  	"total_count" numeric DEFAULT 0,
  	"created_count" numeric DEFAULT 0,
  	"updated_count" numeric DEFAULT 0,
  	"skipped_count" numeric DEFAULT 0,
  	"failed_count" numeric DEFAULT 0,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" "enum_users_role" DEFAULT 'applicant' NOT NULL,
  	"verified" boolean DEFAULT false,
  	"locked" boolean DEFAULT false,
  	"full_name" varchar,
  	"phone" varchar,
  	"kind" "enum_users_kind",
  	"photo_id" uuid,
  	"professional_qualification" varchar,
  	"professional_speciality" varchar,
  	"professional_registration_number" varchar,
  	"professional_registration_council" varchar,
  	"professional_experience_years" numeric,
  	"professional_current_city" varchar,
  	"professional_notice_period_days" numeric,
  	"professional_places_wanted" varchar,
  	"resume_id" uuid,
  	"language" "enum_users_language" DEFAULT 'en',
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"pending_email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"summary" varchar NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"of" varchar NOT NULL,
  	"record" varchar,
  	"actor_id" uuid,
  	"actor_email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profile_photos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "resumes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "saved_colleges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"college_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"job_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" "enum_account_tokens_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"user_id" uuid,
  	"email" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"next" varchar,
  	"wish" varchar,
  	"invited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "slug_history" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"of" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"record" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checked_links_used_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"record" varchar NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "checked_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar NOT NULL,
  	"outcome" "enum_checked_links_outcome" NOT NULL,
  	"problem" "enum_checked_links_problem",
  	"status" numeric,
  	"final_address" varchar,
  	"failures" numeric DEFAULT 0,
  	"checked_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"desk" "enum_desk_views_desk" NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"jobs_id" uuid,
  	"job_applications_id" uuid,
  	"institutions_id" uuid,
  	"vacancy_postings_id" uuid,
  	"vacancy_views_id" uuid,
  	"colleges_id" uuid,
  	"featured_colleges_id" uuid,
  	"sources_id" uuid,
  	"courses_id" uuid,
  	"regions_id" uuid,
  	"guidance_pages_id" uuid,
  	"closing_ranks_id" uuid,
  	"seat_terms_id" uuid,
  	"college_names_id" uuid,
  	"hit_rates_id" uuid,
  	"counselling_authorities_id" uuid,
  	"counselling_dates_id" uuid,
  	"search_terms_id" uuid,
  	"enquiries_id" uuid,
  	"corrections_id" uuid,
  	"mailboxes_id" uuid,
  	"subscriptions_id" uuid,
  	"job_alerts_id" uuid,
  	"job_alert_matches_id" uuid,
  	"counselling_reminders_id" uuid,
  	"counselling_reminders_sent_id" uuid,
  	"banner_slides_id" uuid,
  	"media_id" uuid,
  	"imports_id" uuid,
  	"users_id" uuid,
  	"audit_log_id" uuid,
  	"profile_photos_id" uuid,
  	"resumes_id" uuid,
  	"saved_colleges_id" uuid,
  	"saved_jobs_id" uuid,
  	"account_tokens_id" uuid,
  	"slug_history_id" uuid,
  	"checked_links_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_read_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_read_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_update_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_update_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_access_delete_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_query_presets_access_delete_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "site_settings_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand" varchar DEFAULT 'VaidyaPath' NOT NULL,
  	"blurb" varchar,
  	"phone" varchar DEFAULT '+91 00000 00000',
  	"whatsapp" varchar,
  	"email" varchar DEFAULT 'hello@vaidyapath.example',
  	"address" varchar,
  	"map_query" varchar,
  	"announcement_shown" boolean DEFAULT true,
  	"announcement_text" varchar,
  	"announcement_year" numeric,
  	"announcement_link" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fact_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fees" numeric DEFAULT 12 NOT NULL,
  	"seats" numeric DEFAULT 12 NOT NULL,
  	"sites" numeric DEFAULT 6 NOT NULL,
  	"rating_method" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"counted_from" "enum_home_statistics_counted_from",
  	"value" varchar,
  	"source" varchar,
  	"as_of" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "home_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_text" varchar,
  	"link_target" varchar
  );
  
  CREATE TABLE "home_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quote" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"rating" numeric DEFAULT 5,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"jobs_id" uuid,
  	"colleges_id" uuid
  );
  
  CREATE TABLE "admission_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"counted_from" "enum_admission_statistics_counted_from",
  	"value" varchar,
  	"source" varchar,
  	"as_of" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "admission_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "admission" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"introduction" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"counted_from" "enum_about_statistics_counted_from",
  	"value" varchar,
  	"source" varchar,
  	"as_of" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "about_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"text" varchar,
  	"photo_id" uuid,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "about_why_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"introduction" varchar,
  	"mission" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"body" jsonb,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"body" jsonb,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"applied_subject" varchar NOT NULL,
  	"applied_text" varchar NOT NULL,
  	"shortlisted_subject" varchar NOT NULL,
  	"shortlisted_text" varchar NOT NULL,
  	"interview_subject" varchar NOT NULL,
  	"interview_text" varchar NOT NULL,
  	"offered_subject" varchar NOT NULL,
  	"offered_text" varchar NOT NULL,
  	"hired_subject" varchar NOT NULL,
  	"hired_text" varchar NOT NULL,
  	"rejected_subject" varchar NOT NULL,
  	"rejected_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "posting_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"published_subject" varchar NOT NULL,
  	"published_text" varchar NOT NULL,
  	"changes_asked_subject" varchar NOT NULL,
  	"changes_asked_text" varchar NOT NULL,
  	"declined_subject" varchar NOT NULL,
  	"declined_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiry_replies_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hospital_id_institutions_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications_history" ADD CONSTRAINT "job_applications_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications_notes" ADD CONSTRAINT "job_applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutions" ADD CONSTRAINT "institutions_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutions" ADD CONSTRAINT "institutions_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_parent_id_institutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancy_postings" ADD CONSTRAINT "vacancy_postings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_courses" ADD CONSTRAINT "colleges_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colleges_fee_rows" ADD CONSTRAINT "colleges_fee_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_fee_rows" ADD CONSTRAINT "colleges_fee_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colleges_seat_rows" ADD CONSTRAINT "colleges_seat_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_seat_rows" ADD CONSTRAINT "colleges_seat_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_established_source_id_sources_id_fk" FOREIGN KEY ("established_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_ranking_source_id_sources_id_fk" FOREIGN KEY ("ranking_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_facilities_source_id_sources_id_fk" FOREIGN KEY ("facilities_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_fees_source_id_sources_id_fk" FOREIGN KEY ("fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_seats_source_id_sources_id_fk" FOREIGN KEY ("seats_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_texts" ADD CONSTRAINT "colleges_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_courses" ADD CONSTRAINT "_colleges_v_version_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_fee_rows" ADD CONSTRAINT "_colleges_v_version_fee_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_fee_rows" ADD CONSTRAINT "_colleges_v_version_fee_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_seat_rows" ADD CONSTRAINT "_colleges_v_version_seat_rows_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_seat_rows" ADD CONSTRAINT "_colleges_v_version_seat_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_parent_id_colleges_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_established_source_id_sources_id_fk" FOREIGN KEY ("version_established_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_ranking_source_id_sources_id_fk" FOREIGN KEY ("version_ranking_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_facilities_source_id_sources_id_fk" FOREIGN KEY ("version_facilities_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_fees_source_id_sources_id_fk" FOREIGN KEY ("version_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_seats_source_id_sources_id_fk" FOREIGN KEY ("version_seats_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_texts" ADD CONSTRAINT "_colleges_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_colleges" ADD CONSTRAINT "featured_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_colleges" ADD CONSTRAINT "featured_colleges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_colleges_texts" ADD CONSTRAINT "featured_colleges_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."featured_colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sources" ADD CONSTRAINT "sources_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_qualifications" ADD CONSTRAINT "courses_qualifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_why_choose" ADD CONSTRAINT "courses_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_faq" ADD CONSTRAINT "courses_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_sources" ADD CONSTRAINT "courses_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_eligibility_source_id_sources_id_fk" FOREIGN KEY ("eligibility_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_quotas_source_id_sources_id_fk" FOREIGN KEY ("quotas_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_government_fees_fees_source_id_sources_id_fk" FOREIGN KEY ("government_fees_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_private_fees_fees_source_id_sources_id_fk" FOREIGN KEY ("private_fees_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_official_total_source_id_sources_id_fk" FOREIGN KEY ("official_total_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_texts" ADD CONSTRAINT "courses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_official_totals" ADD CONSTRAINT "regions_official_totals_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regions_official_totals" ADD CONSTRAINT "regions_official_totals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_commission_fees" ADD CONSTRAINT "regions_commission_fees_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regions_commission_fees" ADD CONSTRAINT "regions_commission_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_rels" ADD CONSTRAINT "regions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_rels" ADD CONSTRAINT "regions_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_why_choose" ADD CONSTRAINT "guidance_pages_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_faq" ADD CONSTRAINT "guidance_pages_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages_texts" ADD CONSTRAINT "guidance_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_rels" ADD CONSTRAINT "guidance_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_rels" ADD CONSTRAINT "guidance_pages_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_version_why_choose" ADD CONSTRAINT "_guidance_pages_v_version_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_version_faq" ADD CONSTRAINT "_guidance_pages_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_parent_id_guidance_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_texts" ADD CONSTRAINT "_guidance_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_rels" ADD CONSTRAINT "_guidance_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_rels" ADD CONSTRAINT "_guidance_pages_v_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_quota_id_seat_terms_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_category_id_seat_terms_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_listed_as_id_college_names_id_fk" FOREIGN KEY ("listed_as_id") REFERENCES "public"."college_names"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closing_ranks" ADD CONSTRAINT "closing_ranks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seat_terms" ADD CONSTRAINT "seat_terms_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_names" ADD CONSTRAINT "college_names_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hit_rates" ADD CONSTRAINT "hit_rates_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hit_rates" ADD CONSTRAINT "hit_rates_quota_id_seat_terms_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."seat_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_authorities_courses" ADD CONSTRAINT "counselling_authorities_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "counselling_authorities" ADD CONSTRAINT "counselling_authorities_state_id_regions_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_dates_courses" ADD CONSTRAINT "counselling_dates_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."counselling_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "counselling_dates" ADD CONSTRAINT "counselling_dates_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_dates" ADD CONSTRAINT "counselling_dates_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_terms_texts" ADD CONSTRAINT "search_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_contacts" ADD CONSTRAINT "enquiries_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries_texts" ADD CONSTRAINT "enquiries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders" ADD CONSTRAINT "counselling_reminders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders" ADD CONSTRAINT "counselling_reminders_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders_sent" ADD CONSTRAINT "counselling_reminders_sent_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders_sent" ADD CONSTRAINT "counselling_reminders_sent_date_id_counselling_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."counselling_dates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_parent_id_banner_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banner_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports_row_errors" ADD CONSTRAINT "imports_row_errors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_photo_id_profile_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."profile_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log_changes" ADD CONSTRAINT "audit_log_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resumes" ADD CONSTRAINT "resumes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_colleges" ADD CONSTRAINT "saved_colleges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_colleges" ADD CONSTRAINT "saved_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checked_links_used_in" ADD CONSTRAINT "checked_links_used_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_applications_fk" FOREIGN KEY ("job_applications_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_institutions_fk" FOREIGN KEY ("institutions_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_postings_fk" FOREIGN KEY ("vacancy_postings_id") REFERENCES "public"."vacancy_postings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_views_fk" FOREIGN KEY ("vacancy_views_id") REFERENCES "public"."vacancy_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_colleges_fk" FOREIGN KEY ("featured_colleges_id") REFERENCES "public"."featured_colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guidance_pages_fk" FOREIGN KEY ("guidance_pages_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_closing_ranks_fk" FOREIGN KEY ("closing_ranks_id") REFERENCES "public"."closing_ranks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seat_terms_fk" FOREIGN KEY ("seat_terms_id") REFERENCES "public"."seat_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_college_names_fk" FOREIGN KEY ("college_names_id") REFERENCES "public"."college_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hit_rates_fk" FOREIGN KEY ("hit_rates_id") REFERENCES "public"."hit_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_authorities_fk" FOREIGN KEY ("counselling_authorities_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_dates_fk" FOREIGN KEY ("counselling_dates_id") REFERENCES "public"."counselling_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_terms_fk" FOREIGN KEY ("search_terms_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corrections_fk" FOREIGN KEY ("corrections_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailboxes_fk" FOREIGN KEY ("mailboxes_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_alerts_fk" FOREIGN KEY ("job_alerts_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_alert_matches_fk" FOREIGN KEY ("job_alert_matches_id") REFERENCES "public"."job_alert_matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_reminders_fk" FOREIGN KEY ("counselling_reminders_id") REFERENCES "public"."counselling_reminders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_reminders_sent_fk" FOREIGN KEY ("counselling_reminders_sent_id") REFERENCES "public"."counselling_reminders_sent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_slides_fk" FOREIGN KEY ("banner_slides_id") REFERENCES "public"."banner_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_profile_photos_fk" FOREIGN KEY ("profile_photos_id") REFERENCES "public"."profile_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_colleges_fk" FOREIGN KEY ("saved_colleges_id") REFERENCES "public"."saved_colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_jobs_fk" FOREIGN KEY ("saved_jobs_id") REFERENCES "public"."saved_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_tokens_fk" FOREIGN KEY ("account_tokens_id") REFERENCES "public"."account_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slug_history_fk" FOREIGN KEY ("slug_history_id") REFERENCES "public"."slug_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checked_links_fk" FOREIGN KEY ("checked_links_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_read_roles" ADD CONSTRAINT "payload_query_presets_access_read_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_update_roles" ADD CONSTRAINT "payload_query_presets_access_update_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_access_delete_roles" ADD CONSTRAINT "payload_query_presets_access_delete_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_office_hours" ADD CONSTRAINT "site_settings_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_statistics" ADD CONSTRAINT "home_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_services" ADD CONSTRAINT "home_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admission_statistics" ADD CONSTRAINT "admission_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admission"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admission_services" ADD CONSTRAINT "admission_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admission"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_statistics" ADD CONSTRAINT "about_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_values" ADD CONSTRAINT "about_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_why_choose" ADD CONSTRAINT "about_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_replies_templates" ADD CONSTRAINT "enquiry_replies_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_replies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_hospital_idx" ON "jobs" USING btree ("hospital_id");
  CREATE INDEX "jobs_department_idx" ON "jobs" USING btree ("department");
  CREATE INDEX "jobs_location_idx" ON "jobs" USING btree ("location");
  CREATE INDEX "jobs_designation_idx" ON "jobs" USING btree ("designation");
  CREATE INDEX "jobs_type_idx" ON "jobs" USING btree ("type");
  CREATE INDEX "jobs_salary_min_idx" ON "jobs" USING btree ("salary_min");
  CREATE INDEX "jobs_walk_in_at_idx" ON "jobs" USING btree ("walk_in_at");
  CREATE INDEX "jobs_slug_idx" ON "jobs" USING btree ("slug");
  CREATE INDEX "jobs_status_idx" ON "jobs" USING btree ("status");
  CREATE INDEX "jobs_deadline_idx" ON "jobs" USING btree ("deadline");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_experience_years_idx" ON "jobs" USING btree ("experience_years");
  CREATE INDEX "jobs_opened_at_idx" ON "jobs" USING btree ("opened_at");
  CREATE INDEX "jobs_is_demo_idx" ON "jobs" USING btree ("is_demo");
  CREATE INDEX "jobs_import_hash_idx" ON "jobs" USING btree ("import_hash");
  CREATE INDEX "jobs_import_key_idx" ON "jobs" USING btree ("import_key");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "status_postedAt_idx" ON "jobs" USING btree ("status","posted_at");
  CREATE INDEX "status_deadline_idx" ON "jobs" USING btree ("status","deadline");
  CREATE INDEX "department_postedAt_idx" ON "jobs" USING btree ("department","posted_at");
  CREATE INDEX "location_postedAt_idx" ON "jobs" USING btree ("location","posted_at");
  CREATE INDEX "jobs_search_text_trgm" ON "jobs" USING gin ("search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "jobs_slug_live" ON "jobs" USING btree ("slug") WHERE "jobs"."deleted_at" IS NULL;
  CREATE INDEX "jobs_list_newest" ON "jobs" USING btree ("posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "jobs_list_closing" ON "jobs" USING btree ("deadline","posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "jobs_list_salary" ON "jobs" USING btree (coalesce("salary_max", "salary_min") DESC NULLS LAST,"posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "job_applications_history_order_idx" ON "job_applications_history" USING btree ("_order");
  CREATE INDEX "job_applications_history_parent_id_idx" ON "job_applications_history" USING btree ("_parent_id");
  CREATE INDEX "job_applications_notes_order_idx" ON "job_applications_notes" USING btree ("_order");
  CREATE INDEX "job_applications_notes_parent_id_idx" ON "job_applications_notes" USING btree ("_parent_id");
  CREATE INDEX "job_applications_user_idx" ON "job_applications" USING btree ("user_id");
  CREATE INDEX "job_applications_job_idx" ON "job_applications" USING btree ("job_id");
  CREATE INDEX "job_applications_applied_at_idx" ON "job_applications" USING btree ("applied_at");
  CREATE INDEX "job_applications_status_idx" ON "job_applications" USING btree ("status");
  CREATE INDEX "job_applications_resume_idx" ON "job_applications" USING btree ("resume_id");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_job_idx" ON "job_applications" USING btree ("user_id","job_id");
  CREATE INDEX "status_appliedAt_idx" ON "job_applications" USING btree ("status","applied_at");
  CREATE INDEX "job_applications_job_title_trgm" ON "job_applications" USING gin ("job_title" gin_trgm_ops);
  CREATE INDEX "institutions_name_idx" ON "institutions" USING btree ("name");
  CREATE INDEX "institutions_logo_idx" ON "institutions" USING btree ("logo_id");
  CREATE INDEX "institutions_slug_idx" ON "institutions" USING btree ("slug");
  CREATE INDEX "institutions_edited_by_idx" ON "institutions" USING btree ("edited_by_id");
  CREATE INDEX "institutions_updated_at_idx" ON "institutions" USING btree ("updated_at");
  CREATE INDEX "institutions_created_at_idx" ON "institutions" USING btree ("created_at");
  CREATE INDEX "institutions_deleted_at_idx" ON "institutions" USING btree ("deleted_at");
  CREATE INDEX "institutions__status_idx" ON "institutions" USING btree ("_status");
  CREATE INDEX "institutions_name_trgm" ON "institutions" USING gin ("name" gin_trgm_ops);
  CREATE UNIQUE INDEX "institutions_slug_live" ON "institutions" USING btree ("slug") WHERE "institutions"."deleted_at" IS NULL;
  CREATE INDEX "_institutions_v_parent_idx" ON "_institutions_v" USING btree ("parent_id");
  CREATE INDEX "_institutions_v_version_version_name_idx" ON "_institutions_v" USING btree ("version_name");
  CREATE INDEX "_institutions_v_version_version_logo_idx" ON "_institutions_v" USING btree ("version_logo_id");
  CREATE INDEX "_institutions_v_version_version_slug_idx" ON "_institutions_v" USING btree ("version_slug");
  CREATE INDEX "_institutions_v_version_version_edited_by_idx" ON "_institutions_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_institutions_v_version_version_updated_at_idx" ON "_institutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_institutions_v_version_version_created_at_idx" ON "_institutions_v" USING btree ("version_created_at");
  CREATE INDEX "_institutions_v_version_version_deleted_at_idx" ON "_institutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_institutions_v_version_version__status_idx" ON "_institutions_v" USING btree ("version__status");
  CREATE INDEX "_institutions_v_created_at_idx" ON "_institutions_v" USING btree ("created_at");
  CREATE INDEX "_institutions_v_updated_at_idx" ON "_institutions_v" USING btree ("updated_at");
  CREATE INDEX "_institutions_v_latest_idx" ON "_institutions_v" USING btree ("latest");
  CREATE INDEX "vacancy_postings_email_idx" ON "vacancy_postings" USING btree ("email");
  CREATE INDEX "vacancy_postings_state_idx" ON "vacancy_postings" USING btree ("state");
  CREATE INDEX "vacancy_postings_job_idx" ON "vacancy_postings" USING btree ("job_id");
  CREATE UNIQUE INDEX "vacancy_postings_link_hash_idx" ON "vacancy_postings" USING btree ("link_hash");
  CREATE UNIQUE INDEX "vacancy_postings_submission_key_idx" ON "vacancy_postings" USING btree ("submission_key");
  CREATE INDEX "vacancy_postings_updated_at_idx" ON "vacancy_postings" USING btree ("updated_at");
  CREATE INDEX "vacancy_postings_created_at_idx" ON "vacancy_postings" USING btree ("created_at");
  CREATE INDEX "vacancy_postings_deleted_at_idx" ON "vacancy_postings" USING btree ("deleted_at");
  CREATE INDEX "state_createdAt_idx" ON "vacancy_postings" USING btree ("state","created_at");
  CREATE INDEX "vacancy_views_job_idx" ON "vacancy_views" USING btree ("job_id");
  CREATE INDEX "vacancy_views_updated_at_idx" ON "vacancy_views" USING btree ("updated_at");
  CREATE INDEX "vacancy_views_created_at_idx" ON "vacancy_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_day_source_idx" ON "vacancy_views" USING btree ("job_id","day","source");
  CREATE INDEX "day_idx" ON "vacancy_views" USING btree ("day");
  CREATE INDEX "colleges_courses_order_idx" ON "colleges_courses" USING btree ("order");
  CREATE INDEX "colleges_courses_parent_idx" ON "colleges_courses" USING btree ("parent_id");
  CREATE INDEX "colleges_courses_value_idx" ON "colleges_courses" USING btree ("value");
  CREATE INDEX "colleges_fee_rows_order_idx" ON "colleges_fee_rows" USING btree ("_order");
  CREATE INDEX "colleges_fee_rows_parent_id_idx" ON "colleges_fee_rows" USING btree ("_parent_id");
  CREATE INDEX "colleges_fee_rows_source_idx" ON "colleges_fee_rows" USING btree ("source_id");
  CREATE INDEX "colleges_seat_rows_order_idx" ON "colleges_seat_rows" USING btree ("_order");
  CREATE INDEX "colleges_seat_rows_parent_id_idx" ON "colleges_seat_rows" USING btree ("_parent_id");
  CREATE INDEX "colleges_seat_rows_source_idx" ON "colleges_seat_rows" USING btree ("source_id");
  CREATE INDEX "colleges_name_idx" ON "colleges" USING btree ("name");
  CREATE INDEX "colleges_state_idx" ON "colleges" USING btree ("state");
  CREATE INDEX "colleges_country_idx" ON "colleges" USING btree ("country");
  CREATE INDEX "colleges_ownership_idx" ON "colleges" USING btree ("ownership");
  CREATE INDEX "colleges_image_idx" ON "colleges" USING btree ("image_id");
  CREATE INDEX "colleges_established_source_idx" ON "colleges" USING btree ("established_source_id");
  CREATE INDEX "colleges_ranking_source_idx" ON "colleges" USING btree ("ranking_source_id");
  CREATE INDEX "colleges_facilities_source_idx" ON "colleges" USING btree ("facilities_source_id");
  CREATE INDEX "colleges_source_idx" ON "colleges" USING btree ("source_id");
  CREATE INDEX "colleges_meta_meta_image_idx" ON "colleges" USING btree ("meta_image_id");
  CREATE INDEX "colleges_slug_idx" ON "colleges" USING btree ("slug");
  CREATE INDEX "colleges_status_idx" ON "colleges" USING btree ("status");
  CREATE INDEX "colleges_featured_idx" ON "colleges" USING btree ("featured");
  CREATE INDEX "colleges_fees_amount_idx" ON "colleges" USING btree ("fees_amount");
  CREATE INDEX "colleges_fees_source_idx" ON "colleges" USING btree ("fees_source_id");
  CREATE INDEX "colleges_seats_source_idx" ON "colleges" USING btree ("seats_source_id");
  CREATE INDEX "colleges_edited_by_idx" ON "colleges" USING btree ("edited_by_id");
  CREATE INDEX "colleges_updated_at_idx" ON "colleges" USING btree ("updated_at");
  CREATE INDEX "colleges_created_at_idx" ON "colleges" USING btree ("created_at");
  CREATE INDEX "colleges_deleted_at_idx" ON "colleges" USING btree ("deleted_at");
  CREATE INDEX "colleges__status_idx" ON "colleges" USING btree ("_status");
  CREATE INDEX "status_featured_name_idx" ON "colleges" USING btree ("status","featured","name");
  CREATE INDEX "state_status_idx" ON "colleges" USING btree ("state","status");
  CREATE INDEX "colleges_search_text_trgm" ON "colleges" USING gin ("search_text" gin_trgm_ops);
  CREATE UNIQUE INDEX "colleges_slug_live" ON "colleges" USING btree ("slug") WHERE "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_recommended" ON "colleges" USING btree ("featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_state" ON "colleges" USING btree ("state","featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_name" ON "colleges" USING btree ("name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ("fees_amount","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_established" ON "colleges" USING btree ("established","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_rating" ON "colleges" USING btree ("rating" DESC NULLS LAST,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_counts" ON "colleges" USING btree ("country","state","ownership","fees_amount","course_mask") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_texts_order_parent" ON "colleges_texts" USING btree ("order","parent_id");
  CREATE INDEX "_colleges_v_version_courses_order_idx" ON "_colleges_v_version_courses" USING btree ("order");
  CREATE INDEX "_colleges_v_version_courses_parent_idx" ON "_colleges_v_version_courses" USING btree ("parent_id");
  CREATE INDEX "_colleges_v_version_courses_value_idx" ON "_colleges_v_version_courses" USING btree ("value");
  CREATE INDEX "_colleges_v_version_fee_rows_order_idx" ON "_colleges_v_version_fee_rows" USING btree ("_order");
  CREATE INDEX "_colleges_v_version_fee_rows_parent_id_idx" ON "_colleges_v_version_fee_rows" USING btree ("_parent_id");
  CREATE INDEX "_colleges_v_version_fee_rows_source_idx" ON "_colleges_v_version_fee_rows" USING btree ("source_id");
  CREATE INDEX "_colleges_v_version_seat_rows_order_idx" ON "_colleges_v_version_seat_rows" USING btree ("_order");
  CREATE INDEX "_colleges_v_version_seat_rows_parent_id_idx" ON "_colleges_v_version_seat_rows" USING btree ("_parent_id");
  CREATE INDEX "_colleges_v_version_seat_rows_source_idx" ON "_colleges_v_version_seat_rows" USING btree ("source_id");
  CREATE INDEX "_colleges_v_parent_idx" ON "_colleges_v" USING btree ("parent_id");
  CREATE INDEX "_colleges_v_version_version_name_idx" ON "_colleges_v" USING btree ("version_name");
  CREATE INDEX "_colleges_v_version_version_state_idx" ON "_colleges_v" USING btree ("version_state");
  CREATE INDEX "_colleges_v_version_version_country_idx" ON "_colleges_v" USING btree ("version_country");
  CREATE INDEX "_colleges_v_version_version_ownership_idx" ON "_colleges_v" USING btree ("version_ownership");
  CREATE INDEX "_colleges_v_version_version_image_idx" ON "_colleges_v" USING btree ("version_image_id");
  CREATE INDEX "_colleges_v_version_version_established_source_idx" ON "_colleges_v" USING btree ("version_established_source_id");
  CREATE INDEX "_colleges_v_version_version_ranking_source_idx" ON "_colleges_v" USING btree ("version_ranking_source_id");
  CREATE INDEX "_colleges_v_version_version_facilities_source_idx" ON "_colleges_v" USING btree ("version_facilities_source_id");
  CREATE INDEX "_colleges_v_version_version_source_idx" ON "_colleges_v" USING btree ("version_source_id");
  CREATE INDEX "_colleges_v_version_meta_version_meta_image_idx" ON "_colleges_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_colleges_v_version_version_slug_idx" ON "_colleges_v" USING btree ("version_slug");
  CREATE INDEX "_colleges_v_version_version_status_idx" ON "_colleges_v" USING btree ("version_status");
  CREATE INDEX "_colleges_v_version_version_featured_idx" ON "_colleges_v" USING btree ("version_featured");
  CREATE INDEX "_colleges_v_version_version_fees_amount_idx" ON "_colleges_v" USING btree ("version_fees_amount");
  CREATE INDEX "_colleges_v_version_version_fees_source_idx" ON "_colleges_v" USING btree ("version_fees_source_id");
  CREATE INDEX "_colleges_v_version_version_seats_source_idx" ON "_colleges_v" USING btree ("version_seats_source_id");
  CREATE INDEX "_colleges_v_version_version_edited_by_idx" ON "_colleges_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_colleges_v_version_version_updated_at_idx" ON "_colleges_v" USING btree ("version_updated_at");
  CREATE INDEX "_colleges_v_version_version_created_at_idx" ON "_colleges_v" USING btree ("version_created_at");
  CREATE INDEX "_colleges_v_version_version_deleted_at_idx" ON "_colleges_v" USING btree ("version_deleted_at");
  CREATE INDEX "_colleges_v_version_version__status_idx" ON "_colleges_v" USING btree ("version__status");
  CREATE INDEX "_colleges_v_created_at_idx" ON "_colleges_v" USING btree ("created_at");
  CREATE INDEX "_colleges_v_updated_at_idx" ON "_colleges_v" USING btree ("updated_at");
  CREATE INDEX "_colleges_v_latest_idx" ON "_colleges_v" USING btree ("latest");
  CREATE INDEX "version_status_version_featured_version_name_idx" ON "_colleges_v" USING btree ("version_status","version_featured","version_name");
  CREATE INDEX "version_state_version_status_idx" ON "_colleges_v" USING btree ("version_state","version_status");
  CREATE INDEX "_colleges_v_texts_order_parent" ON "_colleges_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "featured_colleges_college_idx" ON "featured_colleges" USING btree ("college_id");
  CREATE INDEX "featured_colleges_image_idx" ON "featured_colleges" USING btree ("image_id");
  CREATE INDEX "featured_colleges_is_featured_idx" ON "featured_colleges" USING btree ("is_featured");
  CREATE INDEX "featured_colleges_sort_order_idx" ON "featured_colleges" USING btree ("sort_order");
  CREATE INDEX "featured_colleges_updated_at_idx" ON "featured_colleges" USING btree ("updated_at");
  CREATE INDEX "featured_colleges_created_at_idx" ON "featured_colleges" USING btree ("created_at");
  CREATE INDEX "featured_colleges_deleted_at_idx" ON "featured_colleges" USING btree ("deleted_at");
  CREATE INDEX "featured_colleges_texts_order_parent" ON "featured_colleges_texts" USING btree ("order","parent_id");
  CREATE INDEX "sources_title_idx" ON "sources" USING btree ("title");
  CREATE INDEX "sources_kind_idx" ON "sources" USING btree ("kind");
  CREATE INDEX "sources_checked_by_idx" ON "sources" USING btree ("checked_by_id");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  CREATE INDEX "courses_qualifications_order_idx" ON "courses_qualifications" USING btree ("order");
  CREATE INDEX "courses_qualifications_parent_idx" ON "courses_qualifications" USING btree ("parent_id");
  CREATE INDEX "courses_why_choose_order_idx" ON "courses_why_choose" USING btree ("_order");
  CREATE INDEX "courses_why_choose_parent_id_idx" ON "courses_why_choose" USING btree ("_parent_id");
  CREATE INDEX "courses_faq_order_idx" ON "courses_faq" USING btree ("_order");
  CREATE INDEX "courses_faq_parent_id_idx" ON "courses_faq" USING btree ("_parent_id");
  CREATE INDEX "courses_sources_order_idx" ON "courses_sources" USING btree ("_order");
  CREATE INDEX "courses_sources_parent_id_idx" ON "courses_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "courses_key_idx" ON "courses" USING btree ("key");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "courses_eligibility_source_idx" ON "courses" USING btree ("eligibility_source_id");
  CREATE INDEX "courses_quotas_source_idx" ON "courses" USING btree ("quotas_source_id");
  CREATE INDEX "courses_government_fees_government_fees_fees_source_idx" ON "courses" USING btree ("government_fees_fees_source_id");
  CREATE INDEX "courses_private_fees_private_fees_fees_source_idx" ON "courses" USING btree ("private_fees_fees_source_id");
  CREATE INDEX "courses_official_total_official_total_source_idx" ON "courses" USING btree ("official_total_source_id");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_texts_order_parent" ON "courses_texts" USING btree ("order","parent_id");
  CREATE INDEX "regions_official_totals_order_idx" ON "regions_official_totals" USING btree ("_order");
  CREATE INDEX "regions_official_totals_parent_id_idx" ON "regions_official_totals" USING btree ("_parent_id");
  CREATE INDEX "regions_official_totals_source_idx" ON "regions_official_totals" USING btree ("source_id");
  CREATE INDEX "regions_commission_fees_order_idx" ON "regions_commission_fees" USING btree ("_order");
  CREATE INDEX "regions_commission_fees_parent_id_idx" ON "regions_commission_fees" USING btree ("_parent_id");
  CREATE INDEX "regions_commission_fees_source_idx" ON "regions_commission_fees" USING btree ("source_id");
  CREATE UNIQUE INDEX "regions_name_idx" ON "regions" USING btree ("name");
  CREATE UNIQUE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "regions_rels_order_idx" ON "regions_rels" USING btree ("order");
  CREATE INDEX "regions_rels_parent_idx" ON "regions_rels" USING btree ("parent_id");
  CREATE INDEX "regions_rels_path_idx" ON "regions_rels" USING btree ("path");
  CREATE INDEX "regions_rels_regions_id_idx" ON "regions_rels" USING btree ("regions_id");
  CREATE INDEX "guidance_pages_why_choose_order_idx" ON "guidance_pages_why_choose" USING btree ("_order");
  CREATE INDEX "guidance_pages_why_choose_parent_id_idx" ON "guidance_pages_why_choose" USING btree ("_parent_id");
  CREATE INDEX "guidance_pages_faq_order_idx" ON "guidance_pages_faq" USING btree ("_order");
  CREATE INDEX "guidance_pages_faq_parent_id_idx" ON "guidance_pages_faq" USING btree ("_parent_id");
  CREATE INDEX "guidance_pages_course_idx" ON "guidance_pages" USING btree ("course_id");
  CREATE INDEX "guidance_pages_region_idx" ON "guidance_pages" USING btree ("region_id");
  CREATE INDEX "guidance_pages_edited_by_idx" ON "guidance_pages" USING btree ("edited_by_id");
  CREATE INDEX "guidance_pages_updated_at_idx" ON "guidance_pages" USING btree ("updated_at");
  CREATE INDEX "guidance_pages_created_at_idx" ON "guidance_pages" USING btree ("created_at");
  CREATE INDEX "guidance_pages_deleted_at_idx" ON "guidance_pages" USING btree ("deleted_at");
  CREATE INDEX "guidance_pages__status_idx" ON "guidance_pages" USING btree ("_status");
  CREATE INDEX "course_region_idx" ON "guidance_pages" USING btree ("course_id","region_id");
  CREATE UNIQUE INDEX "guidance_pages_course_region_live" ON "guidance_pages" USING btree ("course_id","region_id") WHERE "guidance_pages"."deleted_at" IS NULL;
  CREATE INDEX "guidance_pages_texts_order_parent" ON "guidance_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "guidance_pages_rels_order_idx" ON "guidance_pages_rels" USING btree ("order");
  CREATE INDEX "guidance_pages_rels_parent_idx" ON "guidance_pages_rels" USING btree ("parent_id");
  CREATE INDEX "guidance_pages_rels_path_idx" ON "guidance_pages_rels" USING btree ("path");
  CREATE INDEX "guidance_pages_rels_colleges_id_idx" ON "guidance_pages_rels" USING btree ("colleges_id");
  CREATE INDEX "_guidance_pages_v_version_why_choose_order_idx" ON "_guidance_pages_v_version_why_choose" USING btree ("_order");
  CREATE INDEX "_guidance_pages_v_version_why_choose_parent_id_idx" ON "_guidance_pages_v_version_why_choose" USING btree ("_parent_id");
  CREATE INDEX "_guidance_pages_v_version_faq_order_idx" ON "_guidance_pages_v_version_faq" USING btree ("_order");
  CREATE INDEX "_guidance_pages_v_version_faq_parent_id_idx" ON "_guidance_pages_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_guidance_pages_v_parent_idx" ON "_guidance_pages_v" USING btree ("parent_id");
  CREATE INDEX "_guidance_pages_v_version_version_course_idx" ON "_guidance_pages_v" USING btree ("version_course_id");
  CREATE INDEX "_guidance_pages_v_version_version_region_idx" ON "_guidance_pages_v" USING btree ("version_region_id");
  CREATE INDEX "_guidance_pages_v_version_version_edited_by_idx" ON "_guidance_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_guidance_pages_v_version_version_updated_at_idx" ON "_guidance_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_guidance_pages_v_version_version_created_at_idx" ON "_guidance_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_guidance_pages_v_version_version_deleted_at_idx" ON "_guidance_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guidance_pages_v_version_version__status_idx" ON "_guidance_pages_v" USING btree ("version__status");
  CREATE INDEX "_guidance_pages_v_created_at_idx" ON "_guidance_pages_v" USING btree ("created_at");
  CREATE INDEX "_guidance_pages_v_updated_at_idx" ON "_guidance_pages_v" USING btree ("updated_at");
  CREATE INDEX "_guidance_pages_v_latest_idx" ON "_guidance_pages_v" USING btree ("latest");
  CREATE INDEX "version_course_version_region_idx" ON "_guidance_pages_v" USING btree ("version_course_id","version_region_id");
  CREATE INDEX "_guidance_pages_v_texts_order_parent" ON "_guidance_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_guidance_pages_v_rels_order_idx" ON "_guidance_pages_v_rels" USING btree ("order");
  CREATE INDEX "_guidance_pages_v_rels_parent_idx" ON "_guidance_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_guidance_pages_v_rels_path_idx" ON "_guidance_pages_v_rels" USING btree ("path");
  CREATE INDEX "_guidance_pages_v_rels_colleges_id_idx" ON "_guidance_pages_v_rels" USING btree ("colleges_id");
  CREATE INDEX "closing_ranks_authority_idx" ON "closing_ranks" USING btree ("authority_id");
  CREATE INDEX "closing_ranks_quota_idx" ON "closing_ranks" USING btree ("quota_id");
  CREATE INDEX "closing_ranks_category_idx" ON "closing_ranks" USING btree ("category_id");
  CREATE INDEX "closing_ranks_listed_as_idx" ON "closing_ranks" USING btree ("listed_as_id");
  CREATE INDEX "closing_ranks_college_idx" ON "closing_ranks" USING btree ("college_id");
  CREATE INDEX "closing_ranks_source_idx" ON "closing_ranks" USING btree ("source_id");
  CREATE INDEX "closing_ranks_updated_at_idx" ON "closing_ranks" USING btree ("updated_at");
  CREATE INDEX "closing_ranks_created_at_idx" ON "closing_ranks" USING btree ("created_at");
  CREATE INDEX "closing_ranks_latest" ON "closing_ranks" USING btree ("course","quota_id","category_id","gender","round","college_id","year" desc,"id") WHERE "closing_ranks"."college_id" IS NOT NULL AND "closing_ranks"."rank_type" <> 'state-merit';
  CREATE INDEX "closing_ranks_of_college" ON "closing_ranks" USING btree ("college_id","course","category_id");
  CREATE UNIQUE INDEX "closing_ranks_same_figure" ON "closing_ranks" USING btree ("listed_as_id","year","round","quota_id","category_id","course","gender","authority_id");
  CREATE INDEX "seat_terms_authority_idx" ON "seat_terms" USING btree ("authority_id");
  CREATE INDEX "seat_terms_updated_at_idx" ON "seat_terms" USING btree ("updated_at");
  CREATE INDEX "seat_terms_created_at_idx" ON "seat_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "authority_kind_code_idx" ON "seat_terms" USING btree ("authority_id","kind","code");
  CREATE INDEX "college_names_college_idx" ON "college_names" USING btree ("college_id");
  CREATE INDEX "college_names_match_idx" ON "college_names" USING btree ("match");
  CREATE INDEX "college_names_updated_at_idx" ON "college_names" USING btree ("updated_at");
  CREATE INDEX "college_names_created_at_idx" ON "college_names" USING btree ("created_at");
  CREATE UNIQUE INDEX "name_state_idx" ON "college_names" USING btree ("name","state");
  CREATE INDEX "hit_rates_authority_idx" ON "hit_rates" USING btree ("authority_id");
  CREATE INDEX "hit_rates_quota_idx" ON "hit_rates" USING btree ("quota_id");
  CREATE INDEX "hit_rates_updated_at_idx" ON "hit_rates" USING btree ("updated_at");
  CREATE INDEX "hit_rates_created_at_idx" ON "hit_rates" USING btree ("created_at");
  CREATE INDEX "counselling_authorities_courses_order_idx" ON "counselling_authorities_courses" USING btree ("order");
  CREATE INDEX "counselling_authorities_courses_parent_idx" ON "counselling_authorities_courses" USING btree ("parent_id");
  CREATE UNIQUE INDEX "counselling_authorities_slug_idx" ON "counselling_authorities" USING btree ("slug");
  CREATE INDEX "counselling_authorities_short_name_idx" ON "counselling_authorities" USING btree ("short_name");
  CREATE INDEX "counselling_authorities_state_idx" ON "counselling_authorities" USING btree ("state_id");
  CREATE INDEX "counselling_authorities_updated_at_idx" ON "counselling_authorities" USING btree ("updated_at");
  CREATE INDEX "counselling_authorities_created_at_idx" ON "counselling_authorities" USING btree ("created_at");
  CREATE INDEX "counselling_dates_courses_order_idx" ON "counselling_dates_courses" USING btree ("order");
  CREATE INDEX "counselling_dates_courses_parent_idx" ON "counselling_dates_courses" USING btree ("parent_id");
  CREATE INDEX "counselling_dates_authority_idx" ON "counselling_dates" USING btree ("authority_id");
  CREATE INDEX "counselling_dates_starts_on_idx" ON "counselling_dates" USING btree ("starts_on");
  CREATE INDEX "counselling_dates_source_idx" ON "counselling_dates" USING btree ("source_id");
  CREATE INDEX "counselling_dates_updated_at_idx" ON "counselling_dates" USING btree ("updated_at");
  CREATE INDEX "counselling_dates_created_at_idx" ON "counselling_dates" USING btree ("created_at");
  CREATE INDEX "authority_startsOn_idx" ON "counselling_dates" USING btree ("authority_id","starts_on");
  CREATE INDEX "search_terms_updated_at_idx" ON "search_terms" USING btree ("updated_at");
  CREATE INDEX "search_terms_created_at_idx" ON "search_terms" USING btree ("created_at");
  CREATE INDEX "search_terms_texts_order_parent" ON "search_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_contacts_order_idx" ON "enquiries_contacts" USING btree ("_order");
  CREATE INDEX "enquiries_contacts_parent_id_idx" ON "enquiries_contacts" USING btree ("_parent_id");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_phone_idx" ON "enquiries" USING btree ("phone");
  CREATE INDEX "enquiries_college_idx" ON "enquiries" USING btree ("college_id");
  CREATE INDEX "enquiries_user_idx" ON "enquiries" USING btree ("user_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_owner_idx" ON "enquiries" USING btree ("owner_id");
  CREATE INDEX "enquiries_next_follow_up_idx" ON "enquiries" USING btree ("next_follow_up");
  CREATE INDEX "enquiries_first_response_at_idx" ON "enquiries" USING btree ("first_response_at");
  CREATE INDEX "enquiries_suspected_idx" ON "enquiries" USING btree ("suspected");
  CREATE UNIQUE INDEX "enquiries_submission_key_idx" ON "enquiries" USING btree ("submission_key");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "enquiries_deleted_at_idx" ON "enquiries" USING btree ("deleted_at");
  CREATE INDEX "status_createdAt_idx" ON "enquiries" USING btree ("status","created_at");
  CREATE INDEX "enquiries_name_trgm" ON "enquiries" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "enquiries_email_trgm" ON "enquiries" USING gin ("email" gin_trgm_ops);
  CREATE INDEX "enquiries_phone_trgm" ON "enquiries" USING gin ("phone" gin_trgm_ops);
  CREATE INDEX "enquiries_texts_order_parent" ON "enquiries_texts" USING btree ("order","parent_id");
  CREATE INDEX "enquiries_rels_order_idx" ON "enquiries_rels" USING btree ("order");
  CREATE INDEX "enquiries_rels_parent_idx" ON "enquiries_rels" USING btree ("parent_id");
  CREATE INDEX "enquiries_rels_path_idx" ON "enquiries_rels" USING btree ("path");
  CREATE INDEX "enquiries_rels_colleges_id_idx" ON "enquiries_rels" USING btree ("colleges_id");
  CREATE INDEX "corrections_college_idx" ON "corrections" USING btree ("college_id");
  CREATE INDEX "corrections_email_idx" ON "corrections" USING btree ("email");
  CREATE INDEX "corrections_user_idx" ON "corrections" USING btree ("user_id");
  CREATE INDEX "corrections_status_idx" ON "corrections" USING btree ("status");
  CREATE INDEX "corrections_suspected_idx" ON "corrections" USING btree ("suspected");
  CREATE UNIQUE INDEX "corrections_submission_key_idx" ON "corrections" USING btree ("submission_key");
  CREATE INDEX "corrections_updated_at_idx" ON "corrections" USING btree ("updated_at");
  CREATE INDEX "corrections_created_at_idx" ON "corrections" USING btree ("created_at");
  CREATE INDEX "corrections_deleted_at_idx" ON "corrections" USING btree ("deleted_at");
  CREATE INDEX "status_createdAt_1_idx" ON "corrections" USING btree ("status","created_at");
  CREATE UNIQUE INDEX "mailboxes_email_idx" ON "mailboxes" USING btree ("email");
  CREATE INDEX "mailboxes_updated_at_idx" ON "mailboxes" USING btree ("updated_at");
  CREATE INDEX "mailboxes_created_at_idx" ON "mailboxes" USING btree ("created_at");
  CREATE INDEX "subscriptions_mailbox_idx" ON "subscriptions" USING btree ("mailbox_id");
  CREATE INDEX "subscriptions_kind_idx" ON "subscriptions" USING btree ("kind");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE UNIQUE INDEX "subscriptions_token_hash_idx" ON "subscriptions" USING btree ("token_hash");
  CREATE INDEX "subscriptions_ended_at_idx" ON "subscriptions" USING btree ("ended_at");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_alerts_subscription_idx" ON "job_alerts" USING btree ("subscription_id");
  CREATE INDEX "job_alerts_anchor_idx" ON "job_alerts" USING btree ("anchor");
  CREATE INDEX "job_alerts_updated_at_idx" ON "job_alerts" USING btree ("updated_at");
  CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");
  CREATE INDEX "job_alert_matches_mailbox_idx" ON "job_alert_matches" USING btree ("mailbox_id");
  CREATE INDEX "job_alert_matches_job_idx" ON "job_alert_matches" USING btree ("job_id");
  CREATE INDEX "job_alert_matches_alert_idx" ON "job_alert_matches" USING btree ("alert_id");
  CREATE INDEX "job_alert_matches_sent_at_idx" ON "job_alert_matches" USING btree ("sent_at");
  CREATE INDEX "job_alert_matches_updated_at_idx" ON "job_alert_matches" USING btree ("updated_at");
  CREATE INDEX "job_alert_matches_created_at_idx" ON "job_alert_matches" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailbox_job_idx" ON "job_alert_matches" USING btree ("mailbox_id","job_id");
  CREATE INDEX "job_alert_matches_unsent" ON "job_alert_matches" USING btree ("mailbox_id") WHERE "job_alert_matches"."sent_at" IS NULL;
  CREATE UNIQUE INDEX "counselling_reminders_subscription_idx" ON "counselling_reminders" USING btree ("subscription_id");
  CREATE INDEX "counselling_reminders_authority_idx" ON "counselling_reminders" USING btree ("authority_id");
  CREATE INDEX "counselling_reminders_updated_at_idx" ON "counselling_reminders" USING btree ("updated_at");
  CREATE INDEX "counselling_reminders_created_at_idx" ON "counselling_reminders" USING btree ("created_at");
  CREATE INDEX "counselling_reminders_sent_mailbox_idx" ON "counselling_reminders_sent" USING btree ("mailbox_id");
  CREATE INDEX "counselling_reminders_sent_date_idx" ON "counselling_reminders_sent" USING btree ("date_id");
  CREATE INDEX "counselling_reminders_sent_sent_at_idx" ON "counselling_reminders_sent" USING btree ("sent_at");
  CREATE INDEX "counselling_reminders_sent_updated_at_idx" ON "counselling_reminders_sent" USING btree ("updated_at");
  CREATE INDEX "counselling_reminders_sent_created_at_idx" ON "counselling_reminders_sent" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailbox_date_startsOn_idx" ON "counselling_reminders_sent" USING btree ("mailbox_id","date_id","starts_on");
  CREATE INDEX "banner_slides_image_idx" ON "banner_slides" USING btree ("image_id");
  CREATE INDEX "banner_slides_is_active_idx" ON "banner_slides" USING btree ("is_active");
  CREATE INDEX "banner_slides_sort_order_idx" ON "banner_slides" USING btree ("sort_order");
  CREATE INDEX "banner_slides_edited_by_idx" ON "banner_slides" USING btree ("edited_by_id");
  CREATE INDEX "banner_slides_updated_at_idx" ON "banner_slides" USING btree ("updated_at");
  CREATE INDEX "banner_slides_created_at_idx" ON "banner_slides" USING btree ("created_at");
  CREATE INDEX "banner_slides_deleted_at_idx" ON "banner_slides" USING btree ("deleted_at");
  CREATE INDEX "banner_slides__status_idx" ON "banner_slides" USING btree ("_status");
  CREATE INDEX "_banner_slides_v_parent_idx" ON "_banner_slides_v" USING btree ("parent_id");
  CREATE INDEX "_banner_slides_v_version_version_image_idx" ON "_banner_slides_v" USING btree ("version_image_id");
  CREATE INDEX "_banner_slides_v_version_version_is_active_idx" ON "_banner_slides_v" USING btree ("version_is_active");
  CREATE INDEX "_banner_slides_v_version_version_sort_order_idx" ON "_banner_slides_v" USING btree ("version_sort_order");
  CREATE INDEX "_banner_slides_v_version_version_edited_by_idx" ON "_banner_slides_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_banner_slides_v_version_version_updated_at_idx" ON "_banner_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_banner_slides_v_version_version_created_at_idx" ON "_banner_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_banner_slides_v_version_version_deleted_at_idx" ON "_banner_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banner_slides_v_version_version__status_idx" ON "_banner_slides_v" USING btree ("version__status");
  CREATE INDEX "_banner_slides_v_created_at_idx" ON "_banner_slides_v" USING btree ("created_at");
  CREATE INDEX "_banner_slides_v_updated_at_idx" ON "_banner_slides_v" USING btree ("updated_at");
  CREATE INDEX "_banner_slides_v_latest_idx" ON "_banner_slides_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "media" USING btree ("sizes_social_filename");
  CREATE INDEX "imports_row_errors_order_idx" ON "imports_row_errors" USING btree ("_order");
  CREATE INDEX "imports_row_errors_parent_id_idx" ON "imports_row_errors" USING btree ("_parent_id");
  CREATE INDEX "imports_imported_by_idx" ON "imports" USING btree ("imported_by_id");
  CREATE INDEX "imports_file_hash_idx" ON "imports" USING btree ("file_hash");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_verified_idx" ON "users" USING btree ("verified");
  CREATE INDEX "users_photo_idx" ON "users" USING btree ("photo_id");
  CREATE INDEX "users_resume_idx" ON "users" USING btree ("resume_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_full_name_trgm" ON "users" USING gin ("full_name" gin_trgm_ops);
  CREATE INDEX "users_email_trgm" ON "users" USING gin ("email" gin_trgm_ops);
  CREATE INDEX "users_phone_trgm" ON "users" USING gin ("phone" gin_trgm_ops);
  CREATE INDEX "audit_log_changes_order_idx" ON "audit_log_changes" USING btree ("_order");
  CREATE INDEX "audit_log_changes_parent_id_idx" ON "audit_log_changes" USING btree ("_parent_id");
  CREATE INDEX "audit_log_of_idx" ON "audit_log" USING btree ("of");
  CREATE INDEX "audit_log_record_idx" ON "audit_log" USING btree ("record");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "profile_photos_owner_idx" ON "profile_photos" USING btree ("owner_id");
  CREATE INDEX "profile_photos_updated_at_idx" ON "profile_photos" USING btree ("updated_at");
  CREATE INDEX "profile_photos_created_at_idx" ON "profile_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_photos_filename_idx" ON "profile_photos" USING btree ("filename");
  CREATE INDEX "resumes_owner_idx" ON "resumes" USING btree ("owner_id");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "saved_colleges_user_idx" ON "saved_colleges" USING btree ("user_id");
  CREATE INDEX "saved_colleges_college_idx" ON "saved_colleges" USING btree ("college_id");
  CREATE INDEX "saved_colleges_updated_at_idx" ON "saved_colleges" USING btree ("updated_at");
  CREATE INDEX "saved_colleges_created_at_idx" ON "saved_colleges" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_college_idx" ON "saved_colleges" USING btree ("user_id","college_id");
  CREATE INDEX "saved_jobs_user_idx" ON "saved_jobs" USING btree ("user_id");
  CREATE INDEX "saved_jobs_job_idx" ON "saved_jobs" USING btree ("job_id");
  CREATE INDEX "saved_jobs_updated_at_idx" ON "saved_jobs" USING btree ("updated_at");
  CREATE INDEX "saved_jobs_created_at_idx" ON "saved_jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_job_1_idx" ON "saved_jobs" USING btree ("user_id","job_id");
  CREATE UNIQUE INDEX "account_tokens_token_hash_idx" ON "account_tokens" USING btree ("token_hash");
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id");
  CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "account_tokens_invited_by_idx" ON "account_tokens" USING btree ("invited_by_id");
  CREATE INDEX "account_tokens_updated_at_idx" ON "account_tokens" USING btree ("updated_at");
  CREATE INDEX "account_tokens_created_at_idx" ON "account_tokens" USING btree ("created_at");
  CREATE INDEX "slug_history_updated_at_idx" ON "slug_history" USING btree ("updated_at");
  CREATE INDEX "slug_history_created_at_idx" ON "slug_history" USING btree ("created_at");
  CREATE UNIQUE INDEX "of_slug_idx" ON "slug_history" USING btree ("of","slug");
  CREATE INDEX "checked_links_used_in_order_idx" ON "checked_links_used_in" USING btree ("_order");
  CREATE INDEX "checked_links_used_in_parent_id_idx" ON "checked_links_used_in" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "checked_links_address_idx" ON "checked_links" USING btree ("address");
  CREATE INDEX "checked_links_outcome_idx" ON "checked_links" USING btree ("outcome");
  CREATE INDEX "checked_links_checked_at_idx" ON "checked_links" USING btree ("checked_at");
  CREATE INDEX "checked_links_updated_at_idx" ON "checked_links" USING btree ("updated_at");
  CREATE INDEX "checked_links_created_at_idx" ON "checked_links" USING btree ("created_at");
  CREATE INDEX "desk_views_desk_idx" ON "desk_views" USING btree ("desk");
  CREATE INDEX "desk_views_owner_idx" ON "desk_views" USING btree ("owner_id");
  CREATE INDEX "desk_views_updated_at_idx" ON "desk_views" USING btree ("updated_at");
  CREATE INDEX "desk_views_created_at_idx" ON "desk_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_job_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("job_applications_id");
  CREATE INDEX "payload_locked_documents_rels_institutions_id_idx" ON "payload_locked_documents_rels" USING btree ("institutions_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_postings_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_postings_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_views_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_views_id");
  CREATE INDEX "payload_locked_documents_rels_colleges_id_idx" ON "payload_locked_documents_rels" USING btree ("colleges_id");
  CREATE INDEX "payload_locked_documents_rels_featured_colleges_id_idx" ON "payload_locked_documents_rels" USING btree ("featured_colleges_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_guidance_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("guidance_pages_id");
  CREATE INDEX "payload_locked_documents_rels_closing_ranks_id_idx" ON "payload_locked_documents_rels" USING btree ("closing_ranks_id");
  CREATE INDEX "payload_locked_documents_rels_seat_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("seat_terms_id");
  CREATE INDEX "payload_locked_documents_rels_college_names_id_idx" ON "payload_locked_documents_rels" USING btree ("college_names_id");
  CREATE INDEX "payload_locked_documents_rels_hit_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("hit_rates_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_authorities_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_authorities_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_dates_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_dates_id");
  CREATE INDEX "payload_locked_documents_rels_search_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_terms_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_corrections_id_idx" ON "payload_locked_documents_rels" USING btree ("corrections_id");
  CREATE INDEX "payload_locked_documents_rels_mailboxes_id_idx" ON "payload_locked_documents_rels" USING btree ("mailboxes_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_job_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("job_alerts_id");
  CREATE INDEX "payload_locked_documents_rels_job_alert_matches_id_idx" ON "payload_locked_documents_rels" USING btree ("job_alert_matches_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_reminders_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_reminders_sent_idx" ON "payload_locked_documents_rels" USING btree ("counselling_reminders_sent_id");
  CREATE INDEX "payload_locked_documents_rels_banner_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_slides_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_profile_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("profile_photos_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_saved_colleges_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_colleges_id");
  CREATE INDEX "payload_locked_documents_rels_saved_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_jobs_id");
  CREATE INDEX "payload_locked_documents_rels_account_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("account_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_slug_history_id_idx" ON "payload_locked_documents_rels" USING btree ("slug_history_id");
  CREATE INDEX "payload_locked_documents_rels_checked_links_id_idx" ON "payload_locked_documents_rels" USING btree ("checked_links_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_access_read_roles_order_idx" ON "payload_query_presets_access_read_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_read_roles_parent_idx" ON "payload_query_presets_access_read_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_update_roles_order_idx" ON "payload_query_presets_access_update_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_update_roles_parent_idx" ON "payload_query_presets_access_update_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_delete_roles_order_idx" ON "payload_query_presets_access_delete_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_delete_roles_parent_idx" ON "payload_query_presets_access_delete_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "site_settings_office_hours_order_idx" ON "site_settings_office_hours" USING btree ("_order");
  CREATE INDEX "site_settings_office_hours_parent_id_idx" ON "site_settings_office_hours" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "home_statistics_order_idx" ON "home_statistics" USING btree ("_order");
  CREATE INDEX "home_statistics_parent_id_idx" ON "home_statistics" USING btree ("_parent_id");
  CREATE INDEX "home_services_order_idx" ON "home_services" USING btree ("_order");
  CREATE INDEX "home_services_parent_id_idx" ON "home_services" USING btree ("_parent_id");
  CREATE INDEX "home_testimonials_order_idx" ON "home_testimonials" USING btree ("_order");
  CREATE INDEX "home_testimonials_parent_id_idx" ON "home_testimonials" USING btree ("_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_jobs_id_idx" ON "home_rels" USING btree ("jobs_id");
  CREATE INDEX "home_rels_colleges_id_idx" ON "home_rels" USING btree ("colleges_id");
  CREATE INDEX "admission_statistics_order_idx" ON "admission_statistics" USING btree ("_order");
  CREATE INDEX "admission_statistics_parent_id_idx" ON "admission_statistics" USING btree ("_parent_id");
  CREATE INDEX "admission_services_order_idx" ON "admission_services" USING btree ("_order");
  CREATE INDEX "admission_services_parent_id_idx" ON "admission_services" USING btree ("_parent_id");
  CREATE INDEX "about_statistics_order_idx" ON "about_statistics" USING btree ("_order");
  CREATE INDEX "about_statistics_parent_id_idx" ON "about_statistics" USING btree ("_parent_id");
  CREATE INDEX "about_values_order_idx" ON "about_values" USING btree ("_order");
  CREATE INDEX "about_values_parent_id_idx" ON "about_values" USING btree ("_parent_id");
  CREATE INDEX "about_team_order_idx" ON "about_team" USING btree ("_order");
  CREATE INDEX "about_team_parent_id_idx" ON "about_team" USING btree ("_parent_id");
  CREATE INDEX "about_team_photo_idx" ON "about_team" USING btree ("photo_id");
  CREATE INDEX "about_why_choose_order_idx" ON "about_why_choose" USING btree ("_order");
  CREATE INDEX "about_why_choose_parent_id_idx" ON "about_why_choose" USING btree ("_parent_id");
  CREATE INDEX "privacy_edited_by_idx" ON "privacy" USING btree ("edited_by_id");
  CREATE INDEX "_privacy_v_version_version_edited_by_idx" ON "_privacy_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "terms_edited_by_idx" ON "terms" USING btree ("edited_by_id");
  CREATE INDEX "_terms_v_version_version_edited_by_idx" ON "_terms_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "enquiry_replies_templates_order_idx" ON "enquiry_replies_templates" USING btree ("_order");
  CREATE INDEX "enquiry_replies_templates_parent_id_idx" ON "enquiry_replies_templates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "team_notices" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "job_applications_history" CASCADE;
  DROP TABLE "job_applications_notes" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "institutions" CASCADE;
  DROP TABLE "_institutions_v" CASCADE;
  DROP TABLE "vacancy_postings" CASCADE;
  DROP TABLE "vacancy_views" CASCADE;
  DROP TABLE "colleges_courses" CASCADE;
  DROP TABLE "colleges_fee_rows" CASCADE;
  DROP TABLE "colleges_seat_rows" CASCADE;
  DROP TABLE "colleges" CASCADE;
  DROP TABLE "colleges_texts" CASCADE;
  DROP TABLE "_colleges_v_version_courses" CASCADE;
  DROP TABLE "_colleges_v_version_fee_rows" CASCADE;
  DROP TABLE "_colleges_v_version_seat_rows" CASCADE;
  DROP TABLE "_colleges_v" CASCADE;
  DROP TABLE "_colleges_v_texts" CASCADE;
  DROP TABLE "featured_colleges" CASCADE;
  DROP TABLE "featured_colleges_texts" CASCADE;
  DROP TABLE "sources" CASCADE;
  DROP TABLE "courses_qualifications" CASCADE;
  DROP TABLE "courses_why_choose" CASCADE;
  DROP TABLE "courses_faq" CASCADE;
  DROP TABLE "courses_sources" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_texts" CASCADE;
  DROP TABLE "regions_official_totals" CASCADE;
  DROP TABLE "regions_commission_fees" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "regions_rels" CASCADE;
  DROP TABLE "guidance_pages_why_choose" CASCADE;
  DROP TABLE "guidance_pages_faq" CASCADE;
  DROP TABLE "guidance_pages" CASCADE;
  DROP TABLE "guidance_pages_texts" CASCADE;
  DROP TABLE "guidance_pages_rels" CASCADE;
  DROP TABLE "_guidance_pages_v_version_why_choose" CASCADE;
  DROP TABLE "_guidance_pages_v_version_faq" CASCADE;
  DROP TABLE "_guidance_pages_v" CASCADE;
  DROP TABLE "_guidance_pages_v_texts" CASCADE;
  DROP TABLE "_guidance_pages_v_rels" CASCADE;
  DROP TABLE "closing_ranks" CASCADE;
  DROP TABLE "seat_terms" CASCADE;
  DROP TABLE "college_names" CASCADE;
  DROP TABLE "hit_rates" CASCADE;
  DROP TABLE "counselling_authorities_courses" CASCADE;
  DROP TABLE "counselling_authorities" CASCADE;
  DROP TABLE "counselling_dates_courses" CASCADE;
  DROP TABLE "counselling_dates" CASCADE;
  DROP TABLE "search_terms" CASCADE;
  DROP TABLE "search_terms_texts" CASCADE;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries_contacts" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "enquiries_texts" CASCADE;
  DROP TABLE "enquiries_rels" CASCADE;
  DROP TABLE "corrections" CASCADE;
  DROP TABLE "mailboxes" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "job_alerts" CASCADE;
  DROP TABLE "job_alert_matches" CASCADE;
  DROP TABLE "counselling_reminders" CASCADE;
  DROP TABLE "counselling_reminders_sent" CASCADE;
  DROP TABLE "banner_slides" CASCADE;
  DROP TABLE "_banner_slides_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "imports_row_errors" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log_changes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "profile_photos" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "saved_colleges" CASCADE;
  DROP TABLE "saved_jobs" CASCADE;
  DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "slug_history" CASCADE;
  DROP TABLE "checked_links_used_in" CASCADE;
  DROP TABLE "checked_links" CASCADE;
  DROP TABLE "desk_views" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets_access_read_roles" CASCADE;
  DROP TABLE "payload_query_presets_access_update_roles" CASCADE;
  DROP TABLE "payload_query_presets_access_delete_roles" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "site_settings_office_hours" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "fact_settings" CASCADE;
  DROP TABLE "home_statistics" CASCADE;
  DROP TABLE "home_services" CASCADE;
  DROP TABLE "home_testimonials" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "admission_statistics" CASCADE;
  DROP TABLE "admission_services" CASCADE;
  DROP TABLE "admission" CASCADE;
  DROP TABLE "about_statistics" CASCADE;
  DROP TABLE "about_values" CASCADE;
  DROP TABLE "about_team" CASCADE;
  DROP TABLE "about_why_choose" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  DROP TABLE "application_mails" CASCADE;
  DROP TABLE "posting_mails" CASCADE;
  DROP TABLE "enquiry_replies_templates" CASCADE;
  DROP TABLE "enquiry_replies" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_jobs_type";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum_job_applications_status";
  DROP TYPE "public"."enum_institutions_kind";
  DROP TYPE "public"."enum_institutions_status";
  DROP TYPE "public"."enum__institutions_v_version_kind";
  DROP TYPE "public"."enum__institutions_v_version_status";
  DROP TYPE "public"."enum_vacancy_postings_institution_kind";
  DROP TYPE "public"."enum_vacancy_postings_type";
  DROP TYPE "public"."enum_vacancy_postings_language";
  DROP TYPE "public"."enum_vacancy_postings_state";
  DROP TYPE "public"."enum_vacancy_views_source";
  DROP TYPE "public"."enum_colleges_courses";
  DROP TYPE "public"."enum_colleges_fee_rows_course";
  DROP TYPE "public"."enum_colleges_fee_rows_seat_pool";
  DROP TYPE "public"."enum_colleges_seat_rows_course";
  DROP TYPE "public"."enum_colleges_country";
  DROP TYPE "public"."enum_colleges_ownership";
  DROP TYPE "public"."enum_colleges_listing";
  DROP TYPE "public"."enum_colleges_status";
  DROP TYPE "public"."enum__colleges_v_version_courses";
  DROP TYPE "public"."enum__colleges_v_version_fee_rows_course";
  DROP TYPE "public"."enum__colleges_v_version_fee_rows_seat_pool";
  DROP TYPE "public"."enum__colleges_v_version_seat_rows_course";
  DROP TYPE "public"."enum__colleges_v_version_country";
  DROP TYPE "public"."enum__colleges_v_version_ownership";
  DROP TYPE "public"."enum__colleges_v_version_status";
  DROP TYPE "public"."enum_sources_kind";
  DROP TYPE "public"."enum_courses_qualifications";
  DROP TYPE "public"."enum_courses_key";
  DROP TYPE "public"."enum_courses_layout";
  DROP TYPE "public"."enum_regions_official_totals_course";
  DROP TYPE "public"."enum_regions_commission_fees_course";
  DROP TYPE "public"."enum_regions_commission_fees_per";
  DROP TYPE "public"."enum_regions_kind";
  DROP TYPE "public"."enum_regions_country";
  DROP TYPE "public"."enum_guidance_pages_status";
  DROP TYPE "public"."enum__guidance_pages_v_version_status";
  DROP TYPE "public"."enum_closing_ranks_round";
  DROP TYPE "public"."enum_closing_ranks_course";
  DROP TYPE "public"."enum_closing_ranks_gender";
  DROP TYPE "public"."enum_closing_ranks_rank_type";
  DROP TYPE "public"."enum_seat_terms_kind";
  DROP TYPE "public"."enum_seat_terms_central";
  DROP TYPE "public"."enum_seat_terms_restriction";
  DROP TYPE "public"."enum_college_names_match";
  DROP TYPE "public"."enum_hit_rates_course";
  DROP TYPE "public"."enum_hit_rates_round";
  DROP TYPE "public"."enum_counselling_authorities_courses";
  DROP TYPE "public"."enum_counselling_dates_courses";
  DROP TYPE "public"."enum_search_terms_kind";
  DROP TYPE "public"."enum_enquiries_contacts_outcome";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_country";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_corrections_kind";
  DROP TYPE "public"."enum_corrections_language";
  DROP TYPE "public"."enum_corrections_status";
  DROP TYPE "public"."enum_mailboxes_language";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_subscriptions_ended_by";
  DROP TYPE "public"."enum_job_alerts_frequency";
  DROP TYPE "public"."enum_banner_slides_status";
  DROP TYPE "public"."enum__banner_slides_v_version_status";
  DROP TYPE "public"."enum_imports_kind";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_kind";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_account_tokens_purpose";
  DROP TYPE "public"."enum_checked_links_outcome";
  DROP TYPE "public"."enum_checked_links_problem";
  DROP TYPE "public"."enum_desk_views_desk";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_update_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_roles";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_home_statistics_counted_from";
  DROP TYPE "public"."enum_admission_statistics_counted_from";
  DROP TYPE "public"."enum_about_statistics_counted_from";`)
}
