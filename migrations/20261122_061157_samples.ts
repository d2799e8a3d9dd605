import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_corrections_kind" AS ENUM('college', 'guidance', 'course');
  CREATE TYPE "public"."enum_corrections_language" AS ENUM('en');
  CREATE TYPE "public"."enum_corrections_status" AS ENUM('new', 'changed', 'kept');
  CREATE TYPE "public"."enum_checked_links_outcome" AS ENUM('alive', 'failing', 'dead');
  CREATE TYPE "public"."enum_checked_links_problem" AS ENUM('not-found', 'server-error', 'no-answer', 'no-such-host', 'bad-certificate', 'private-address', 'not-a-web-address', 'too-many-redirects', 'forbidden-to-robots');
  CREATE TYPE "public"."enum_home_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  CREATE TYPE "public"."enum_admission_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  CREATE TYPE "public"."enum_about_statistics_counted_from" AS ENUM('listed-colleges', 'states-with-colleges', 'open-vacancies');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'check-links' BEFORE 'escalate-enquiries';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-corrections' BEFORE 'forget-old-entries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'check-links' BEFORE 'escalate-enquiries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-corrections' BEFORE 'forget-old-entries';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'corrections' BEFORE 'banner-slides';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'checked-links';
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
  
  ALTER TABLE "home_statistics" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "admission_statistics" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "about_statistics" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "job_applications" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "corrections_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "checked_links_id" uuid;
  ALTER TABLE "home_statistics" ADD COLUMN "counted_from" "enum_home_statistics_counted_from";
  ALTER TABLE "home_statistics" ADD COLUMN "source" varchar;
  ALTER TABLE "home_statistics" ADD COLUMN "as_of" timestamp(3) with time zone;
  ALTER TABLE "home_statistics" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "home_testimonials" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "admission_statistics" ADD COLUMN "counted_from" "enum_admission_statistics_counted_from";
  ALTER TABLE "admission_statistics" ADD COLUMN "source" varchar;
  ALTER TABLE "admission_statistics" ADD COLUMN "as_of" timestamp(3) with time zone;
  ALTER TABLE "admission_statistics" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "about_statistics" ADD COLUMN "counted_from" "enum_about_statistics_counted_from";
  ALTER TABLE "about_statistics" ADD COLUMN "source" varchar;
  ALTER TABLE "about_statistics" ADD COLUMN "as_of" timestamp(3) with time zone;
  ALTER TABLE "about_statistics" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "about_team" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checked_links_used_in" ADD CONSTRAINT "checked_links_used_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "checked_links_used_in_order_idx" ON "checked_links_used_in" USING btree ("_order");
  CREATE INDEX "checked_links_used_in_parent_id_idx" ON "checked_links_used_in" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "checked_links_address_idx" ON "checked_links" USING btree ("address");
  CREATE INDEX "checked_links_outcome_idx" ON "checked_links" USING btree ("outcome");
  CREATE INDEX "checked_links_checked_at_idx" ON "checked_links" USING btree ("checked_at");
  CREATE INDEX "checked_links_updated_at_idx" ON "checked_links" USING btree ("updated_at");
  CREATE INDEX "checked_links_created_at_idx" ON "checked_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corrections_fk" FOREIGN KEY ("corrections_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checked_links_fk" FOREIGN KEY ("checked_links_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_corrections_id_idx" ON "payload_locked_documents_rels" USING btree ("corrections_id");
  CREATE INDEX "payload_locked_documents_rels_checked_links_id_idx" ON "payload_locked_documents_rels" USING btree ("checked_links_id");`)
  await db.execute(sql`
   UPDATE "home_statistics" SET "is_sample" = true WHERE ("value", "label") IN (('200+', 'Partner hospitals'), ('2000+', 'Successful placements'), ('98%', 'Success rate'), ('5+', 'Years of experience'));
  UPDATE "about_statistics" SET "is_sample" = true WHERE ("value", "label") IN (('200+', 'Partner hospitals'), ('2000+', 'Successful placements'), ('98%', 'Success rate'), ('5+', 'Years of experience'));
  UPDATE "admission_statistics" SET "is_sample" = true WHERE ("value", "label") IN (('500+', 'Students guided'), ('50+', 'Partner colleges'), ('98%', 'Success rate'));
  UPDATE "home_testimonials" SET "is_sample" = true WHERE "name" IN ('A senior resident (sample)', 'A parent (sample)');
  UPDATE "about_team" SET "is_sample" = true WHERE "name" IN ('Sample Name One', 'Sample Name Two', 'Sample Name Three');
  UPDATE "job_applications" SET "is_sample" = true FROM "jobs" WHERE "jobs"."id" = "job_applications"."job_id" AND "jobs"."is_demo";
  UPDATE "jobs" SET "status" = 'Inactive' WHERE "is_demo" AND "status" = 'Active' AND EXISTS (
    SELECT FROM "site_settings" WHERE "phone" <> '' AND "phone" <> '+91 00000 00000' AND "email" <> '' AND "email" NOT ILIKE '%.example'
      AND "address" <> '' AND "address" <> 'Sector 62, Noida, Uttar Pradesh, India');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "home_statistics" WHERE "value" IS NULL;
  DELETE FROM "admission_statistics" WHERE "value" IS NULL;
  DELETE FROM "about_statistics" WHERE "value" IS NULL;
   ALTER TABLE "corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checked_links_used_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checked_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "corrections" CASCADE;
  DROP TABLE "checked_links_used_in" CASCADE;
  DROP TABLE "checked_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_corrections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_checked_links_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-old-entries', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'search-terms', 'enquiries', 'banner-slides', 'media', 'imports', 'users', 'audit-log');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_corrections_id_idx";
  DROP INDEX "payload_locked_documents_rels_checked_links_id_idx";
  ALTER TABLE "home_statistics" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "admission_statistics" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "about_statistics" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "job_applications" DROP COLUMN "is_sample";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "corrections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "checked_links_id";
  ALTER TABLE "home_statistics" DROP COLUMN "counted_from";
  ALTER TABLE "home_statistics" DROP COLUMN "source";
  ALTER TABLE "home_statistics" DROP COLUMN "as_of";
  ALTER TABLE "home_statistics" DROP COLUMN "is_sample";
  ALTER TABLE "home_testimonials" DROP COLUMN "is_sample";
  ALTER TABLE "admission_statistics" DROP COLUMN "counted_from";
  ALTER TABLE "admission_statistics" DROP COLUMN "source";
  ALTER TABLE "admission_statistics" DROP COLUMN "as_of";
  ALTER TABLE "admission_statistics" DROP COLUMN "is_sample";
  ALTER TABLE "about_statistics" DROP COLUMN "counted_from";
  ALTER TABLE "about_statistics" DROP COLUMN "source";
  ALTER TABLE "about_statistics" DROP COLUMN "as_of";
  ALTER TABLE "about_statistics" DROP COLUMN "is_sample";
  ALTER TABLE "about_team" DROP COLUMN "is_sample";
  DROP TYPE "public"."enum_corrections_kind";
  DROP TYPE "public"."enum_corrections_language";
  DROP TYPE "public"."enum_corrections_status";
  DROP TYPE "public"."enum_checked_links_outcome";
  DROP TYPE "public"."enum_checked_links_problem";
  DROP TYPE "public"."enum_home_statistics_counted_from";
  DROP TYPE "public"."enum_admission_statistics_counted_from";
  DROP TYPE "public"."enum_about_statistics_counted_from";`)
}
