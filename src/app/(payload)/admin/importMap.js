import { MomentCell as MomentCell_4bcb09e55a527df97300ab1eb738cb6b } from '../../../cms/admin/lists/moment-cell'
import { FormEditedElsewhere as FormEditedElsewhere_c71a992df3c31bc1f33781014f6416d5 } from '../../../cms/editing/form-edited-elsewhere'
import { ListScreen as ListScreen_e2ae1362727a8b727f433e4d1d416569 } from '../../../cms/admin/lists/list-screen'
import { PlannedCell as PlannedCell_df56d4e5b6a0d320291ccc1173366b8b } from '../../../cms/versions/planned'
import { NoField as NoField_df56d4e5b6a0d320291ccc1173366b8b } from '../../../cms/versions/planned'
import { PlannedNote as PlannedNote_df56d4e5b6a0d320291ccc1173366b8b } from '../../../cms/versions/planned'
import { VersionsView as VersionsView_de3e432d63fb3424ed691ff8d53b1c98 } from '../../../cms/versions/versions-view'
import { StateField as StateField_c49d5d74cc9627379a8bf7e355600d62 } from '../../../features/colleges/admin/state-field'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { ImportLink as ImportLink_fa5b88ef372cc4cd3601b3ba5626045e } from '../../../features/colleges/import/admin/import-link'
import { ImportLink as ImportLink_e6846a44f210f51abe9b808b654c2a22 } from '../../../cms/import/form/import-link'
import { ComposedPage as ComposedPage_1c78e4d6a006e1b069a096150d19b5e1 } from '../../../features/guidance/admin/composed-page'
import { ListCell as ListCell_72ac571b35ca867c524e2cac851d6920 } from '../../../cms/audit/list-cell'
import { DeletePerson as DeletePerson_e3fe56c86e1002cb3d5000db6068e29f } from '../../../features/accounts/admin/delete-person'
import { WrittenRowsField as WrittenRowsField_7d0ce6a3a8c4c20e17fbae610e388a50 } from '../../../cms/import/undo/written-rows-field'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoSideNavigation as NoSideNavigation_61d01a616ec4f6da66c0c73bbc27cf8a } from '../../../cms/admin/shell/no-side-navigation'
import { Navigation as Navigation_3ac46838cb9d84b9073f72bc71aa77c2 } from '../../../cms/admin/shell/navigation'
import { StudioIcon as StudioIcon_a1b34f5375c389e61af999a3281e3421 } from '../../../cms/admin/shell/logo'
import { StudioLogo as StudioLogo_a1b34f5375c389e61af999a3281e3421 } from '../../../cms/admin/shell/logo'
import { StudioSearch as StudioSearch_ac112a68ddaccd8385cbedf1edda44f3 } from '../../../cms/admin/search/studio-search'
import { Overview as Overview_cdf9047b08e400879cf433c45cd897a3 } from '../../../app/(payload)/studio/overview'
import { FailedMailsView as FailedMailsView_623d846f3721002178b10d3fb13b1e19 } from '../../../cms/admin/failures/failed-mails-view'
import { FailedImportsView as FailedImportsView_f8d4db5d2cd5067f0a9083fd372622d8 } from '../../../cms/admin/failures/failed-imports-view'
import { EnquiriesView as EnquiriesView_48cf9aed636b7759ea097d900c99bf04 } from '../../../features/enquiries/admin/desk/enquiries-view'
import { EnquiryView as EnquiryView_1b345944fbb06c19b5d38a8bcc4f939a } from '../../../features/enquiries/admin/desk/enquiry-view'
import { AddJobView as AddJobView_66c1a387f10f01b733874e14a8cd6ea6 } from '../../../features/jobs/vacancies/admin/vacancy-views'
import { EditJobView as EditJobView_66c1a387f10f01b733874e14a8cd6ea6 } from '../../../features/jobs/vacancies/admin/vacancy-views'
import { ManageJobsView as ManageJobsView_7d5101c7bb828c5c152cb5547b98c6c7 } from '../../../features/jobs/vacancies/admin/manage-jobs-view'
import { ApplicationsView as ApplicationsView_0b6caf5d496627acb26883c9cf788924 } from '../../../features/jobs/applications/admin/applications-view'
import { ApplicationView as ApplicationView_473642f86d0c34c7017d8cc376d30559 } from '../../../features/jobs/applications/admin/application-view'
import { MoveView as MoveView_8bbdb981704d8cdb234b835dd61ed571 } from '../../../features/jobs/applications/moves/admin/move-view'
import { PostingsView as PostingsView_00e0fff4d03a36d525aa0014426b440d } from '../../../features/jobs/postings/admin/postings-view'
import { PostingView as PostingView_91a7cc6ad5cf45bed9874b2a66e8b5ee } from '../../../features/jobs/postings/admin/posting-view'
import { ImportScreen as ImportScreen_73fa9362049acfd64ce6cfc747eef233 } from '../../../cms/import/form/import-screen'
import { FactsDesk as FactsDesk_5f3c6bf81b49d54532908a9b9e6fe509 } from '../../../app/(payload)/studio/facts-desk'
import { FeaturedView as FeaturedView_e5d74b27572c37348aefff29b41a1ec1 } from '../../../features/colleges/admin/featured-view'
import { BannersView as BannersView_c57482c190d9eee6c0d7ac6ecc9c82da } from '../../../features/home/admin/banners-view'
import { TranslationsView as TranslationsView_b40779a33b1423ab8bbc7fa27ebfc63f } from '../../../cms/translations/admin/translations-view'
import { TranslationView as TranslationView_5ac7ad4e8014b4ced81e2266735849b0 } from '../../../cms/translations/admin/translation-view'
import { StaffView as StaffView_ff9199937afbab10d83b2afa8bb3605c } from '../../../features/accounts/admin/staff-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/lists/moment-cell#MomentCell": MomentCell_4bcb09e55a527df97300ab1eb738cb6b,
  "/cms/editing/form-edited-elsewhere#FormEditedElsewhere": FormEditedElsewhere_c71a992df3c31bc1f33781014f6416d5,
  "/cms/admin/lists/list-screen#ListScreen": ListScreen_e2ae1362727a8b727f433e4d1d416569,
  "/cms/versions/planned#PlannedCell": PlannedCell_df56d4e5b6a0d320291ccc1173366b8b,
  "/cms/versions/planned#NoField": NoField_df56d4e5b6a0d320291ccc1173366b8b,
  "/cms/versions/planned#PlannedNote": PlannedNote_df56d4e5b6a0d320291ccc1173366b8b,
  "/cms/versions/versions-view#VersionsView": VersionsView_de3e432d63fb3424ed691ff8d53b1c98,
  "/features/colleges/admin/state-field#StateField": StateField_c49d5d74cc9627379a8bf7e355600d62,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/features/colleges/import/admin/import-link#ImportLink": ImportLink_fa5b88ef372cc4cd3601b3ba5626045e,
  "/cms/import/form/import-link#ImportLink": ImportLink_e6846a44f210f51abe9b808b654c2a22,
  "/features/guidance/admin/composed-page#ComposedPage": ComposedPage_1c78e4d6a006e1b069a096150d19b5e1,
  "/cms/audit/list-cell#ListCell": ListCell_72ac571b35ca867c524e2cac851d6920,
  "/features/accounts/admin/delete-person#DeletePerson": DeletePerson_e3fe56c86e1002cb3d5000db6068e29f,
  "/cms/import/undo/written-rows-field#WrittenRowsField": WrittenRowsField_7d0ce6a3a8c4c20e17fbae610e388a50,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/shell/no-side-navigation#NoSideNavigation": NoSideNavigation_61d01a616ec4f6da66c0c73bbc27cf8a,
  "/cms/admin/shell/navigation#Navigation": Navigation_3ac46838cb9d84b9073f72bc71aa77c2,
  "/cms/admin/shell/logo#StudioIcon": StudioIcon_a1b34f5375c389e61af999a3281e3421,
  "/cms/admin/shell/logo#StudioLogo": StudioLogo_a1b34f5375c389e61af999a3281e3421,
  "/cms/admin/search/studio-search#StudioSearch": StudioSearch_ac112a68ddaccd8385cbedf1edda44f3,
  "/app/(payload)/studio/overview#Overview": Overview_cdf9047b08e400879cf433c45cd897a3,
  "/cms/admin/failures/failed-mails-view#FailedMailsView": FailedMailsView_623d846f3721002178b10d3fb13b1e19,
  "/cms/admin/failures/failed-imports-view#FailedImportsView": FailedImportsView_f8d4db5d2cd5067f0a9083fd372622d8,
  "/features/enquiries/admin/desk/enquiries-view#EnquiriesView": EnquiriesView_48cf9aed636b7759ea097d900c99bf04,
  "/features/enquiries/admin/desk/enquiry-view#EnquiryView": EnquiryView_1b345944fbb06c19b5d38a8bcc4f939a,
  "/features/jobs/vacancies/admin/vacancy-views#AddJobView": AddJobView_66c1a387f10f01b733874e14a8cd6ea6,
  "/features/jobs/vacancies/admin/vacancy-views#EditJobView": EditJobView_66c1a387f10f01b733874e14a8cd6ea6,
  "/features/jobs/vacancies/admin/manage-jobs-view#ManageJobsView": ManageJobsView_7d5101c7bb828c5c152cb5547b98c6c7,
  "/features/jobs/applications/admin/applications-view#ApplicationsView": ApplicationsView_0b6caf5d496627acb26883c9cf788924,
  "/features/jobs/applications/admin/application-view#ApplicationView": ApplicationView_473642f86d0c34c7017d8cc376d30559,
  "/features/jobs/applications/moves/admin/move-view#MoveView": MoveView_8bbdb981704d8cdb234b835dd61ed571,
  "/features/jobs/postings/admin/postings-view#PostingsView": PostingsView_00e0fff4d03a36d525aa0014426b440d,
  "/features/jobs/postings/admin/posting-view#PostingView": PostingView_91a7cc6ad5cf45bed9874b2a66e8b5ee,
  "/cms/import/form/import-screen#ImportScreen": ImportScreen_73fa9362049acfd64ce6cfc747eef233,
  "/app/(payload)/studio/facts-desk#FactsDesk": FactsDesk_5f3c6bf81b49d54532908a9b9e6fe509,
  "/features/colleges/admin/featured-view#FeaturedView": FeaturedView_e5d74b27572c37348aefff29b41a1ec1,
  "/features/home/admin/banners-view#BannersView": BannersView_c57482c190d9eee6c0d7ac6ecc9c82da,
  "/cms/translations/admin/translations-view#TranslationsView": TranslationsView_b40779a33b1423ab8bbc7fa27ebfc63f,
  "/cms/translations/admin/translation-view#TranslationView": TranslationView_5ac7ad4e8014b4ced81e2266735849b0,
  "/features/accounts/admin/staff-view#StaffView": StaffView_ff9199937afbab10d83b2afa8bb3605c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
