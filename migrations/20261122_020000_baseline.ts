import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_type" AS ENUM('Full-time', 'Part-time', 'Contract', 'Temporary');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('Active', 'Inactive', 'Closed');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_colleges_courses" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_colleges_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum_colleges_ownership" AS ENUM('Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed');
  CREATE TYPE "public"."enum_colleges_listing" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum_colleges_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__colleges_v_version_courses" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum__colleges_v_version_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum__colleges_v_version_ownership" AS ENUM('Government', 'Central Government', 'Armed Forces', 'Private', 'Deemed');
  CREATE TYPE "public"."enum__colleges_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_courses_qualifications" AS ENUM('MBBS', 'MD', 'MS', 'DM', 'MCh', 'BDS', 'MDS', 'BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)', 'BHMS', 'MD (Homoeopathy)', 'B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM', 'Paramedical');
  CREATE TYPE "public"."enum_courses_key" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_courses_layout" AS ENUM('generic', 'state');
  CREATE TYPE "public"."enum_regions_kind" AS ENUM('State', 'Union territory', 'Province');
  CREATE TYPE "public"."enum_regions_country" AS ENUM('India', 'Nepal');
  CREATE TYPE "public"."enum_guidance_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guidance_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_terms_kind" AS ENUM('country', 'state', 'place', 'course', 'ownership', 'department', 'designation', 'word');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'admission', 'counselling');
  CREATE TYPE "public"."enum_enquiries_country" AS ENUM('india', 'nepal', 'both');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'contacted', 'in-progress', 'converted', 'closed');
  CREATE TYPE "public"."enum_banner_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banner_slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_users_role" AS ENUM('applicant', 'counsellor', 'editor', 'admin');
  CREATE TYPE "public"."enum_users_kind" AS ENUM('doctor', 'aspirant', 'parent');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'delete');
  CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('verify-email', 'change-email', 'reset-password', 'invitation', 'first-admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
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
  	"department" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"designation" varchar,
  	"type" "enum_jobs_type" DEFAULT 'Full-time',
  	"experience" varchar,
  	"qualification" varchar,
  	"salary" varchar,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"description" varchar,
  	"requirements" varchar,
  	"slug" varchar,
  	"status" "enum_jobs_status" DEFAULT 'Active' NOT NULL,
  	"deadline" timestamp(3) with time zone,
  	"posted_at" timestamp(3) with time zone NOT NULL,
  	"experience_years" numeric,
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
  	"with_note" boolean
  );
  
  CREATE TABLE "job_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"job_id" uuid,
  	"job_title" varchar,
  	"company_name" varchar,
  	"applied_at" timestamp(3) with time zone,
  	"status" "enum_job_applications_status" DEFAULT 'applied' NOT NULL,
  	"resume_id" uuid,
  	"cover_note" varchar,
  	"consented_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"team_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colleges_courses" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_colleges_courses",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
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
  	"rating" numeric,
  	"ranking" varchar,
  	"eligibility" varchar,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"website_url" varchar,
  	"source" varchar,
  	"source_year" numeric,
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
  	"version_rating" numeric,
  	"version_ranking" varchar,
  	"version_eligibility" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_website_url" varchar,
  	"version_source" varchar,
  	"version_source_year" numeric,
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
  	"quotas" varchar,
  	"government_fees_min" numeric,
  	"government_fees_max" numeric,
  	"government_fees_note" varchar,
  	"government_fees_source" varchar,
  	"government_fees_year" numeric,
  	"private_fees_min" numeric,
  	"private_fees_max" numeric,
  	"private_fees_note" varchar,
  	"private_fees_source" varchar,
  	"private_fees_year" numeric,
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
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"colleges_id" uuid,
  	"featured_colleges_id" uuid,
  	"courses_id" uuid,
  	"regions_id" uuid,
  	"guidance_pages_id" uuid,
  	"search_terms_id" uuid,
  	"enquiries_id" uuid,
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
  	"slug_history_id" uuid
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
  
  CREATE TABLE "home_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
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
  	"rating" numeric DEFAULT 5
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
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
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
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
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
  	"photo_id" uuid
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "job_applications_history" ADD CONSTRAINT "job_applications_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_courses" ADD CONSTRAINT "colleges_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges" ADD CONSTRAINT "colleges_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colleges_texts" ADD CONSTRAINT "colleges_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v_version_courses" ADD CONSTRAINT "_colleges_v_version_courses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_parent_id_colleges_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v" ADD CONSTRAINT "_colleges_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_colleges_v_texts" ADD CONSTRAINT "_colleges_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_colleges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "featured_colleges" ADD CONSTRAINT "featured_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_colleges" ADD CONSTRAINT "featured_colleges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "featured_colleges_texts" ADD CONSTRAINT "featured_colleges_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."featured_colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_qualifications" ADD CONSTRAINT "courses_qualifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_why_choose" ADD CONSTRAINT "courses_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_faq" ADD CONSTRAINT "courses_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_sources" ADD CONSTRAINT "courses_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_texts" ADD CONSTRAINT "courses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_rels" ADD CONSTRAINT "regions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_rels" ADD CONSTRAINT "regions_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_why_choose" ADD CONSTRAINT "guidance_pages_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_faq" ADD CONSTRAINT "guidance_pages_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages" ADD CONSTRAINT "guidance_pages_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_pages_texts" ADD CONSTRAINT "guidance_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_rels" ADD CONSTRAINT "guidance_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guidance_pages_rels" ADD CONSTRAINT "guidance_pages_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_version_why_choose" ADD CONSTRAINT "_guidance_pages_v_version_why_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_version_faq" ADD CONSTRAINT "_guidance_pages_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_parent_id_guidance_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v" ADD CONSTRAINT "_guidance_pages_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_texts" ADD CONSTRAINT "_guidance_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_rels" ADD CONSTRAINT "_guidance_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guidance_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guidance_pages_v_rels" ADD CONSTRAINT "_guidance_pages_v_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_terms_texts" ADD CONSTRAINT "search_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries_texts" ADD CONSTRAINT "enquiries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_parent_id_banner_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banner_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_slides_v" ADD CONSTRAINT "_banner_slides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_applications_fk" FOREIGN KEY ("job_applications_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colleges_fk" FOREIGN KEY ("colleges_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_featured_colleges_fk" FOREIGN KEY ("featured_colleges_id") REFERENCES "public"."featured_colleges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guidance_pages_fk" FOREIGN KEY ("guidance_pages_id") REFERENCES "public"."guidance_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_terms_fk" FOREIGN KEY ("search_terms_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "jobs_department_idx" ON "jobs" USING btree ("department");
  CREATE INDEX "jobs_location_idx" ON "jobs" USING btree ("location");
  CREATE INDEX "jobs_designation_idx" ON "jobs" USING btree ("designation");
  CREATE INDEX "jobs_type_idx" ON "jobs" USING btree ("type");
  CREATE INDEX "jobs_salary_min_idx" ON "jobs" USING btree ("salary_min");
  CREATE INDEX "jobs_slug_idx" ON "jobs" USING btree ("slug");
  CREATE INDEX "jobs_status_idx" ON "jobs" USING btree ("status");
  CREATE INDEX "jobs_deadline_idx" ON "jobs" USING btree ("deadline");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_experience_years_idx" ON "jobs" USING btree ("experience_years");
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
  CREATE INDEX "colleges_courses_order_idx" ON "colleges_courses" USING btree ("order");
  CREATE INDEX "colleges_courses_parent_idx" ON "colleges_courses" USING btree ("parent_id");
  CREATE INDEX "colleges_courses_value_idx" ON "colleges_courses" USING btree ("value");
  CREATE INDEX "colleges_name_idx" ON "colleges" USING btree ("name");
  CREATE INDEX "colleges_state_idx" ON "colleges" USING btree ("state");
  CREATE INDEX "colleges_country_idx" ON "colleges" USING btree ("country");
  CREATE INDEX "colleges_ownership_idx" ON "colleges" USING btree ("ownership");
  CREATE INDEX "colleges_image_idx" ON "colleges" USING btree ("image_id");
  CREATE INDEX "colleges_meta_meta_image_idx" ON "colleges" USING btree ("meta_image_id");
  CREATE INDEX "colleges_slug_idx" ON "colleges" USING btree ("slug");
  CREATE INDEX "colleges_status_idx" ON "colleges" USING btree ("status");
  CREATE INDEX "colleges_featured_idx" ON "colleges" USING btree ("featured");
  CREATE INDEX "colleges_fees_amount_idx" ON "colleges" USING btree ("fees_amount");
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
  CREATE INDEX "_colleges_v_parent_idx" ON "_colleges_v" USING btree ("parent_id");
  CREATE INDEX "_colleges_v_version_version_name_idx" ON "_colleges_v" USING btree ("version_name");
  CREATE INDEX "_colleges_v_version_version_state_idx" ON "_colleges_v" USING btree ("version_state");
  CREATE INDEX "_colleges_v_version_version_country_idx" ON "_colleges_v" USING btree ("version_country");
  CREATE INDEX "_colleges_v_version_version_ownership_idx" ON "_colleges_v" USING btree ("version_ownership");
  CREATE INDEX "_colleges_v_version_version_image_idx" ON "_colleges_v" USING btree ("version_image_id");
  CREATE INDEX "_colleges_v_version_meta_version_meta_image_idx" ON "_colleges_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_colleges_v_version_version_slug_idx" ON "_colleges_v" USING btree ("version_slug");
  CREATE INDEX "_colleges_v_version_version_status_idx" ON "_colleges_v" USING btree ("version_status");
  CREATE INDEX "_colleges_v_version_version_featured_idx" ON "_colleges_v" USING btree ("version_featured");
  CREATE INDEX "_colleges_v_version_version_fees_amount_idx" ON "_colleges_v" USING btree ("version_fees_amount");
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
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_texts_order_parent" ON "courses_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "search_terms_updated_at_idx" ON "search_terms" USING btree ("updated_at");
  CREATE INDEX "search_terms_created_at_idx" ON "search_terms" USING btree ("created_at");
  CREATE INDEX "search_terms_texts_order_parent" ON "search_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
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
  CREATE INDEX "enquiries_texts_order_parent" ON "enquiries_texts" USING btree ("order","parent_id");
  CREATE INDEX "banner_slides_image_idx" ON "banner_slides" USING btree ("image_id");
  CREATE INDEX "banner_slides_is_active_idx" ON "banner_slides" USING btree ("is_active");
  CREATE INDEX "banner_slides_sort_order_idx" ON "banner_slides" USING btree ("sort_order");
  CREATE INDEX "banner_slides_updated_at_idx" ON "banner_slides" USING btree ("updated_at");
  CREATE INDEX "banner_slides_created_at_idx" ON "banner_slides" USING btree ("created_at");
  CREATE INDEX "banner_slides_deleted_at_idx" ON "banner_slides" USING btree ("deleted_at");
  CREATE INDEX "banner_slides__status_idx" ON "banner_slides" USING btree ("_status");
  CREATE INDEX "_banner_slides_v_parent_idx" ON "_banner_slides_v" USING btree ("parent_id");
  CREATE INDEX "_banner_slides_v_version_version_image_idx" ON "_banner_slides_v" USING btree ("version_image_id");
  CREATE INDEX "_banner_slides_v_version_version_is_active_idx" ON "_banner_slides_v" USING btree ("version_is_active");
  CREATE INDEX "_banner_slides_v_version_version_sort_order_idx" ON "_banner_slides_v" USING btree ("version_sort_order");
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
  CREATE INDEX "payload_locked_documents_rels_colleges_id_idx" ON "payload_locked_documents_rels" USING btree ("colleges_id");
  CREATE INDEX "payload_locked_documents_rels_featured_colleges_id_idx" ON "payload_locked_documents_rels" USING btree ("featured_colleges_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_guidance_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("guidance_pages_id");
  CREATE INDEX "payload_locked_documents_rels_search_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_terms_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
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
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
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
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "team_notices" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "job_applications_history" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "colleges_courses" CASCADE;
  DROP TABLE "colleges" CASCADE;
  DROP TABLE "colleges_texts" CASCADE;
  DROP TABLE "_colleges_v_version_courses" CASCADE;
  DROP TABLE "_colleges_v" CASCADE;
  DROP TABLE "_colleges_v_texts" CASCADE;
  DROP TABLE "featured_colleges" CASCADE;
  DROP TABLE "featured_colleges_texts" CASCADE;
  DROP TABLE "courses_qualifications" CASCADE;
  DROP TABLE "courses_why_choose" CASCADE;
  DROP TABLE "courses_faq" CASCADE;
  DROP TABLE "courses_sources" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_texts" CASCADE;
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
  DROP TABLE "search_terms" CASCADE;
  DROP TABLE "search_terms_texts" CASCADE;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "enquiries_texts" CASCADE;
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
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_office_hours" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings" CASCADE;
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
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_jobs_type";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum_job_applications_status";
  DROP TYPE "public"."enum_colleges_courses";
  DROP TYPE "public"."enum_colleges_country";
  DROP TYPE "public"."enum_colleges_ownership";
  DROP TYPE "public"."enum_colleges_listing";
  DROP TYPE "public"."enum_colleges_status";
  DROP TYPE "public"."enum__colleges_v_version_courses";
  DROP TYPE "public"."enum__colleges_v_version_country";
  DROP TYPE "public"."enum__colleges_v_version_ownership";
  DROP TYPE "public"."enum__colleges_v_version_status";
  DROP TYPE "public"."enum_courses_qualifications";
  DROP TYPE "public"."enum_courses_key";
  DROP TYPE "public"."enum_courses_layout";
  DROP TYPE "public"."enum_regions_kind";
  DROP TYPE "public"."enum_regions_country";
  DROP TYPE "public"."enum_guidance_pages_status";
  DROP TYPE "public"."enum__guidance_pages_v_version_status";
  DROP TYPE "public"."enum_search_terms_kind";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_country";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_banner_slides_status";
  DROP TYPE "public"."enum__banner_slides_v_version_status";
  DROP TYPE "public"."enum_imports_kind";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_kind";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_account_tokens_purpose";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
