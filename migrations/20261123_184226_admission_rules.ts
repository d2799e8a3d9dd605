import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_colleges_fee_rows_kind" AS ENUM('fee', 'bond', 'stipend', 'deposit');
  CREATE TYPE "public"."enum__colleges_v_version_fee_rows_kind" AS ENUM('fee', 'bond', 'stipend', 'deposit');
  CREATE TYPE "public"."enum_admission_rules_topic" AS ENUM('deposit', 'exit', 'upgrade', 'later-rounds', 'domicile', 'categories', 'quota', 'bond', 'other');
  CREATE TYPE "public"."enum_admission_rules_level" AS ENUM('ug', 'pg');
  CREATE TYPE "public"."enum_admission_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__admission_rules_v_version_topic" AS ENUM('deposit', 'exit', 'upgrade', 'later-rounds', 'domicile', 'categories', 'quota', 'bond', 'other');
  CREATE TYPE "public"."enum__admission_rules_v_version_level" AS ENUM('ug', 'pg');
  CREATE TYPE "public"."enum__admission_rules_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'admission-rules' BEFORE 'search-terms';
  CREATE TABLE "admission_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"statement" varchar,
  	"authority_id" uuid,
  	"region_id" uuid,
  	"topic" "enum_admission_rules_topic",
  	"level" "enum_admission_rules_level" DEFAULT 'ug',
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone,
  	"doubt" varchar,
  	"key" varchar,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_admission_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_admission_rules_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_statement" varchar,
  	"version_authority_id" uuid,
  	"version_region_id" uuid,
  	"version_topic" "enum__admission_rules_v_version_topic",
  	"version_level" "enum__admission_rules_v_version_level" DEFAULT 'ug',
  	"version_year" varchar,
  	"version_source_id" uuid,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_doubt" varchar,
  	"version_key" varchar,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__admission_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "colleges_fee_rows" ADD COLUMN "kind" "enum_colleges_fee_rows_kind" DEFAULT 'fee';
  ALTER TABLE "colleges" ADD COLUMN "fees_undisclosed_on" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v_version_fee_rows" ADD COLUMN "kind" "enum__colleges_v_version_fee_rows_kind" DEFAULT 'fee';
  ALTER TABLE "_colleges_v" ADD COLUMN "version_fees_undisclosed_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "admission_rules_id" uuid;
  ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_rules_v" ADD CONSTRAINT "_admission_rules_v_parent_id_admission_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."admission_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_rules_v" ADD CONSTRAINT "_admission_rules_v_version_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("version_authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_rules_v" ADD CONSTRAINT "_admission_rules_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_rules_v" ADD CONSTRAINT "_admission_rules_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_rules_v" ADD CONSTRAINT "_admission_rules_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "admission_rules_authority_idx" ON "admission_rules" USING btree ("authority_id");
  CREATE INDEX "admission_rules_region_idx" ON "admission_rules" USING btree ("region_id");
  CREATE INDEX "admission_rules_source_idx" ON "admission_rules" USING btree ("source_id");
  CREATE INDEX "admission_rules_edited_by_idx" ON "admission_rules" USING btree ("edited_by_id");
  CREATE INDEX "admission_rules_updated_at_idx" ON "admission_rules" USING btree ("updated_at");
  CREATE INDEX "admission_rules_created_at_idx" ON "admission_rules" USING btree ("created_at");
  CREATE INDEX "admission_rules_deleted_at_idx" ON "admission_rules" USING btree ("deleted_at");
  CREATE INDEX "admission_rules__status_idx" ON "admission_rules" USING btree ("_status");
  CREATE UNIQUE INDEX "admission_rules_key_live" ON "admission_rules" USING btree ("key") WHERE "admission_rules"."deleted_at" IS NULL;
  CREATE INDEX "_admission_rules_v_parent_idx" ON "_admission_rules_v" USING btree ("parent_id");
  CREATE INDEX "_admission_rules_v_version_version_authority_idx" ON "_admission_rules_v" USING btree ("version_authority_id");
  CREATE INDEX "_admission_rules_v_version_version_region_idx" ON "_admission_rules_v" USING btree ("version_region_id");
  CREATE INDEX "_admission_rules_v_version_version_source_idx" ON "_admission_rules_v" USING btree ("version_source_id");
  CREATE INDEX "_admission_rules_v_version_version_edited_by_idx" ON "_admission_rules_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_admission_rules_v_version_version_updated_at_idx" ON "_admission_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_admission_rules_v_version_version_created_at_idx" ON "_admission_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_admission_rules_v_version_version_deleted_at_idx" ON "_admission_rules_v" USING btree ("version_deleted_at");
  CREATE INDEX "_admission_rules_v_version_version__status_idx" ON "_admission_rules_v" USING btree ("version__status");
  CREATE INDEX "_admission_rules_v_created_at_idx" ON "_admission_rules_v" USING btree ("created_at");
  CREATE INDEX "_admission_rules_v_updated_at_idx" ON "_admission_rules_v" USING btree ("updated_at");
  CREATE INDEX "_admission_rules_v_latest_idx" ON "_admission_rules_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admission_rules_fk" FOREIGN KEY ("admission_rules_id") REFERENCES "public"."admission_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_admission_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("admission_rules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admission_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_admission_rules_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "admission_rules" CASCADE;
  DROP TABLE "_admission_rules_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_admission_rules_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('jobs', 'job-applications', 'institutions', 'vacancy-postings', 'colleges', 'featured-colleges', 'sources', 'courses', 'regions', 'guidance-pages', 'closing-ranks', 'seat-terms', 'college-names', 'counselling-authorities', 'counselling-dates', 'search-terms', 'enquiries', 'corrections', 'banner-slides', 'media', 'imports', 'users', 'audit-log', 'checked-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_admission_rules_id_idx";
  ALTER TABLE "colleges_fee_rows" DROP COLUMN "kind";
  ALTER TABLE "colleges" DROP COLUMN "fees_undisclosed_on";
  ALTER TABLE "_colleges_v_version_fee_rows" DROP COLUMN "kind";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_fees_undisclosed_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "admission_rules_id";
  DROP TYPE "public"."enum_colleges_fee_rows_kind";
  DROP TYPE "public"."enum__colleges_v_version_fee_rows_kind";
  DROP TYPE "public"."enum_admission_rules_topic";
  DROP TYPE "public"."enum_admission_rules_level";
  DROP TYPE "public"."enum_admission_rules_status";
  DROP TYPE "public"."enum__admission_rules_v_version_topic";
  DROP TYPE "public"."enum__admission_rules_v_version_level";
  DROP TYPE "public"."enum__admission_rules_v_version_status";`)
}
