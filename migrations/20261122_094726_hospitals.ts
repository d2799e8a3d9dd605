import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_institutions_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum_institutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__institutions_v_version_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum__institutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancy_postings_institution_kind" AS ENUM('government-hospital', 'private-hospital', 'trust-hospital', 'medical-college', 'nursing-home', 'clinic', 'diagnostic-centre');
  CREATE TYPE "public"."enum_vacancy_postings_type" AS ENUM('Full-time', 'Part-time', 'Contract', 'Temporary');
  CREATE TYPE "public"."enum_vacancy_postings_language" AS ENUM('en');
  CREATE TYPE "public"."enum_vacancy_postings_state" AS ENUM('unconfirmed', 'waiting', 'changes-asked', 'published', 'declined', 'closed');
  CREATE TYPE "public"."enum_vacancy_views_source" AS ENUM('list', 'home', 'hospital', 'vacancy', 'dashboard', 'guidance', 'search-engine', 'other-site', 'direct');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-postings' BEFORE 'forget-old-entries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-postings' BEFORE 'forget-old-entries';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'institutions' BEFORE 'colleges';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'vacancy-postings' BEFORE 'colleges';
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
  
  ALTER TABLE "jobs" ADD COLUMN "hospital_id" uuid;
  ALTER TABLE "jobs" ADD COLUMN "walk_in_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "walk_in_until" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "walk_in_place" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "may_be_sent_on" boolean DEFAULT false;
  ALTER TABLE "job_applications" ADD COLUMN "sent_on_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "professional_notice_period_days" numeric;
  ALTER TABLE "users" ADD COLUMN "professional_places_wanted" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "institutions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancy_postings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancy_views_id" uuid;
  ALTER TABLE "institutions" ADD CONSTRAINT "institutions_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutions" ADD CONSTRAINT "institutions_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_parent_id_institutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutions_v" ADD CONSTRAINT "_institutions_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancy_postings" ADD CONSTRAINT "vacancy_postings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hospital_id_institutions_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_institutions_fk" FOREIGN KEY ("institutions_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_postings_fk" FOREIGN KEY ("vacancy_postings_id") REFERENCES "public"."vacancy_postings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_views_fk" FOREIGN KEY ("vacancy_views_id") REFERENCES "public"."vacancy_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_hospital_idx" ON "jobs" USING btree ("hospital_id");
  CREATE INDEX "jobs_walk_in_at_idx" ON "jobs" USING btree ("walk_in_at");
  CREATE INDEX "payload_locked_documents_rels_institutions_id_idx" ON "payload_locked_documents_rels" USING btree ("institutions_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_postings_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_postings_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_views_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_views_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "institutions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_institutions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancy_postings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancy_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posting_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "institutions" CASCADE;
  DROP TABLE "_institutions_v" CASCADE;
  DROP TABLE "vacancy_postings" CASCADE;
  DROP TABLE "vacancy_views" CASCADE;
  DROP TABLE "posting_mails" CASCADE;
  ALTER TABLE "jobs" DROP CONSTRAINT "jobs_hospital_id_institutions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_institutions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancy_postings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancy_views_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'forget-subscriptions', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'forget-subscriptions', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'closing-ranks', 'seat-terms', 'college-names', 'counselling-authorities', 'counselling-dates', 'search-terms', 'enquiries', 'corrections', 'banner-slides', 'media', 'imports', 'users', 'audit-log', 'checked-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "jobs_hospital_idx";
  DROP INDEX "jobs_walk_in_at_idx";
  DROP INDEX "payload_locked_documents_rels_institutions_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancy_postings_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancy_views_id_idx";
  ALTER TABLE "jobs" DROP COLUMN "hospital_id";
  ALTER TABLE "jobs" DROP COLUMN "walk_in_at";
  ALTER TABLE "jobs" DROP COLUMN "walk_in_until";
  ALTER TABLE "jobs" DROP COLUMN "walk_in_place";
  ALTER TABLE "job_applications" DROP COLUMN "may_be_sent_on";
  ALTER TABLE "job_applications" DROP COLUMN "sent_on_at";
  ALTER TABLE "users" DROP COLUMN "professional_notice_period_days";
  ALTER TABLE "users" DROP COLUMN "professional_places_wanted";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "institutions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancy_postings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancy_views_id";
  DROP TYPE "public"."enum_institutions_kind";
  DROP TYPE "public"."enum_institutions_status";
  DROP TYPE "public"."enum__institutions_v_version_kind";
  DROP TYPE "public"."enum__institutions_v_version_status";
  DROP TYPE "public"."enum_vacancy_postings_institution_kind";
  DROP TYPE "public"."enum_vacancy_postings_type";
  DROP TYPE "public"."enum_vacancy_postings_language";
  DROP TYPE "public"."enum_vacancy_postings_state";
  DROP TYPE "public"."enum_vacancy_views_source";`)
}
