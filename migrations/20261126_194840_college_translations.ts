import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_college_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_college_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_college_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__college_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__college_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__college_translations_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'college-translations';
  CREATE TABLE "college_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record_id" uuid,
  	"language" "enum_college_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_college_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_college_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_college_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record_id" uuid,
  	"version_language" "enum__college_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__college_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__college_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "college_translations_id" uuid;
  ALTER TABLE "college_translations" ADD CONSTRAINT "college_translations_record_id_colleges_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_translations" ADD CONSTRAINT "college_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "college_translations" ADD CONSTRAINT "college_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_translations_v" ADD CONSTRAINT "_college_translations_v_parent_id_college_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."college_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_translations_v" ADD CONSTRAINT "_college_translations_v_version_record_id_colleges_id_fk" FOREIGN KEY ("version_record_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_translations_v" ADD CONSTRAINT "_college_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_college_translations_v" ADD CONSTRAINT "_college_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "college_translations_record_idx" ON "college_translations" USING btree ("record_id");
  CREATE INDEX "college_translations_reviewed_by_idx" ON "college_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "college_translations_edited_by_idx" ON "college_translations" USING btree ("edited_by_id");
  CREATE INDEX "college_translations_updated_at_idx" ON "college_translations" USING btree ("updated_at");
  CREATE INDEX "college_translations_created_at_idx" ON "college_translations" USING btree ("created_at");
  CREATE INDEX "college_translations__status_idx" ON "college_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_5_idx" ON "college_translations" USING btree ("record_id","language","field");
  CREATE INDEX "_college_translations_v_parent_idx" ON "_college_translations_v" USING btree ("parent_id");
  CREATE INDEX "_college_translations_v_version_version_record_idx" ON "_college_translations_v" USING btree ("version_record_id");
  CREATE INDEX "_college_translations_v_version_version_reviewed_by_idx" ON "_college_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_college_translations_v_version_version_edited_by_idx" ON "_college_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_college_translations_v_version_version_updated_at_idx" ON "_college_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_college_translations_v_version_version_created_at_idx" ON "_college_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_college_translations_v_version_version__status_idx" ON "_college_translations_v" USING btree ("version__status");
  CREATE INDEX "_college_translations_v_created_at_idx" ON "_college_translations_v" USING btree ("created_at");
  CREATE INDEX "_college_translations_v_updated_at_idx" ON "_college_translations_v" USING btree ("updated_at");
  CREATE INDEX "_college_translations_v_latest_idx" ON "_college_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_5_idx" ON "_college_translations_v" USING btree ("version_record_id","version_language","version_field");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_college_translations_fk" FOREIGN KEY ("college_translations_id") REFERENCES "public"."college_translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_college_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("college_translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "college_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_college_translations_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "college_translations" CASCADE;
  DROP TABLE "_college_translations_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_college_translations_fk";
  
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_kind";
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges', 'closing-ranks', 'counselling-authorities', 'seat-terms', 'college-names', 'course-translations', 'region-translations', 'guidance-translations', 'banner-translations', 'page-translations');
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_imports_kind" USING "kind"::"public"."enum_imports_kind";
  DROP INDEX "payload_locked_documents_rels_college_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "college_translations_id";
  DROP TYPE "public"."enum_college_translations_language";
  DROP TYPE "public"."enum_college_translations_origin";
  DROP TYPE "public"."enum_college_translations_status";
  DROP TYPE "public"."enum__college_translations_v_version_language";
  DROP TYPE "public"."enum__college_translations_v_version_origin";
  DROP TYPE "public"."enum__college_translations_v_version_status";`)
}
