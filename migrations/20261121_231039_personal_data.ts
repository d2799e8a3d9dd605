import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_kind" AS ENUM('doctor', 'aspirant', 'parent');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-papers' BEFORE 'close-vacancies';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-old-entries' BEFORE 'close-vacancies';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-papers' BEFORE 'close-vacancies';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-old-entries' BEFORE 'close-vacancies';
  CREATE TABLE "_privacy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_terms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "job_applications_history" ADD COLUMN "with_resume" boolean;
  ALTER TABLE "job_applications_history" ADD COLUMN "with_note" boolean;
  ALTER TABLE "job_applications" ADD COLUMN "consented_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consented_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "user_id" uuid;
  ALTER TABLE "users" ADD COLUMN "kind" "enum_users_kind";
  ALTER TABLE "users" ADD COLUMN "consented_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consent_version" varchar;
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_user_idx" ON "enquiries" USING btree ("user_id");`)
  // The texts that people have agreed to so far.
  await db.execute(sql`
   INSERT INTO "_privacy_v" ("version_body", "version_updated_at", "version_created_at")
     SELECT "body", "updated_at", "created_at" FROM "privacy";
   INSERT INTO "_terms_v" ("version_body", "version_updated_at", "version_created_at")
     SELECT "body", "updated_at", "created_at" FROM "terms";
   UPDATE "enquiries" SET "consented_at" = "created_at" WHERE "consent";`)
  // The log names records instead of people, and nobody whose account is gone.
  await db.execute(sql`
   UPDATE "audit_log" SET "summary" = left("summary", strpos("summary", ': ') + 1) || "record"
     WHERE "of" IN ('users', 'enquiries', 'resumes', 'profile-photos', 'saved-jobs', 'saved-colleges')
       AND "record" IS NOT NULL AND strpos("summary", ': ') > 0;
   UPDATE "audit_log" SET "summary" = 'Mail sent again' WHERE "of" = 'mails' AND "summary" LIKE 'Mail sent again: %';
   UPDATE "audit_log" SET "actor_email" = 'Deleted account' WHERE "actor_id" IS NULL AND "actor_email" LIKE '%@%';
   UPDATE "job_applications_history" SET "by" = 'Deleted account'
     WHERE "by" LIKE '%@%' AND "by" NOT IN (SELECT "email" FROM "users");
   UPDATE "enquiries_notes" SET "by" = 'Deleted account'
     WHERE "by" LIKE '%@%' AND "by" NOT IN (SELECT "email" FROM "users");
   DELETE FROM "payload_preferences" WHERE "id" NOT IN (SELECT "parent_id" FROM "payload_preferences_rels");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_privacy_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_user_id_users_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "enquiries_user_idx";
  ALTER TABLE "job_applications_history" DROP COLUMN "with_resume";
  ALTER TABLE "job_applications_history" DROP COLUMN "with_note";
  ALTER TABLE "job_applications" DROP COLUMN "consented_at";
  ALTER TABLE "job_applications" DROP COLUMN "consent_version";
  ALTER TABLE "enquiries" DROP COLUMN "consented_at";
  ALTER TABLE "enquiries" DROP COLUMN "consent_version";
  ALTER TABLE "enquiries" DROP COLUMN "user_id";
  ALTER TABLE "users" DROP COLUMN "kind";
  ALTER TABLE "users" DROP COLUMN "consented_at";
  ALTER TABLE "users" DROP COLUMN "consent_version";
  DROP TYPE "public"."enum_users_kind";`)
}
