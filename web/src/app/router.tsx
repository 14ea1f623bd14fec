import { MODES, MODE_TABLE, type Mode } from '@kenna/contract';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { StartPage } from './start-page.tsx';
import { BrokenPage } from './broken-page.tsx';
import { guarded } from './guarded-routes.tsx';
import { Root } from './root.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';

/** A page whose code loads when it is opened. */
const page = (load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await load() }),
});

/** Tools with a page of another kind than `workspace-page.tsx`. */
const OWN_PAGES: Partial<Record<Mode, () => Promise<ComponentType>>> = {
  EditWithChat: () => import('../pages/workspace/edit-chat/edit-chat-page.tsx').then((m) => m.EditChatPage),
};

const workplace: RouteObject[] = [
  { index: true, element: <Navigate to={MODE_TABLE.GenerateImage.path} replace /> },
  ...MODES.map((mode) => ({
    path: MODE_TABLE[mode].path,
    ...page(
      OWN_PAGES[mode] ??
        (() => import('../pages/workspace/workspace-page.tsx').then(({ workspacePage }) => workspacePage(mode))),
    ),
  })),
  { path: 'adjust', ...page(() => import('../pages/workspace/adjust/adjust-page.tsx').then((m) => m.AdjustPage)) },
  {
    path: 'collections',
    ...page(() => import('../pages/library/collections-page.tsx').then((m) => m.CollectionsPage)),
  },
  {
    path: 'collections/:id',
    ...page(() => import('../pages/library/collection-page.tsx').then((m) => m.CollectionPage)),
  },
  {
    path: 'assistant',
    ...page(() => import('../pages/workspace/assistant/assistant-page.tsx').then((m) => m.AssistantPage)),
  },
  { path: 'runs', ...page(() => import('../pages/library/runs-page.tsx').then((m) => m.RunsPage)) },
  { path: 'runs/:id', ...page(() => import('../pages/library/run-page.tsx').then((m) => m.RunPage)) },
  { path: 'my-images', ...page(() => import('../pages/library/my-images-page.tsx').then((m) => m.MyImagesPage)) },
  { path: '*', ...page(() => import('../pages/shared/not-found-page.tsx').then((m) => m.NotFoundPage)) },
];

const shared = page(() => import('../pages/library/shared-page.tsx').then((m) => m.SharedPage));

/** Each of these is also the name of a document in the content repository. */
const LESSONS = ['overview', 'create-image', 'generate-fill', 'tutorial', 'runs'];
const SITE_PAGES = ['about', 'terms-of-use', 'privacy-policy', 'content-guidelines'];

const knowledgeBase: RouteObject[] = [
  { index: true, element: <Navigate to="/knowledge-base/overview" replace /> },
  ...LESSONS.map((uid) => ({
    path: uid,
    ...page(() => import('../pages/knowledge-base/lesson-page.tsx').then((m) => m.lessonPage(uid))),
  })),
  {
    path: 'tutorial/:uid',
    ...page(() => import('../pages/knowledge-base/tutorial-page.tsx').then((m) => m.TutorialPage)),
  },
  {
    path: 'drawings',
    ...page(() => import('../pages/knowledge-base/drawings-page.tsx').then((m) => m.DrawingsPage)),
  },
  { path: 'faq', ...page(() => import('../pages/knowledge-base/faq-page.tsx').then((m) => m.FaqPage)) },
];

const sitePages: RouteObject[] = SITE_PAGES.map((uid) => ({
  path: uid,
  ...page(() => import('../pages/site/site-page.tsx').then((m) => m.sitePage(uid))),
}));

const account: RouteObject[] = [
  { index: true, element: <Navigate to="/account/profile" replace /> },
  { path: 'profile', ...page(() => import('../pages/account/profile-page.tsx').then((m) => m.ProfilePage)) },
  {
    path: 'subscriptions',
    ...page(() => import('../pages/account/subscriptions-page.tsx').then((m) => m.SubscriptionsPage)),
  },
  {
    path: 'account-settings',
    ...page(() => import('../pages/account/account-settings-page.tsx').then((m) => m.AccountSettingsPage)),
  },
];

const admin: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/prompt/list" replace /> },
  { path: 'prompt/list', ...page(() => import('../pages/admin/prompts-page.tsx').then((m) => m.PromptsPage)) },
  { path: 'prompt/create', ...page(() => import('../pages/admin/prompt-page.tsx').then((m) => m.NewPromptPage)) },
  { path: 'prompt/:id', ...page(() => import('../pages/admin/prompt-page.tsx').then((m) => m.PromptPage)) },
  { path: 'explore/prompt/list', ...page(() => import('../pages/admin/explore-page.tsx').then((m) => m.ExplorePage)) },
  {
    path: 'explore/prompt/create',
    ...page(() => import('../pages/admin/explore-prompt-page.tsx').then((m) => m.NewExplorePromptPage)),
  },
  {
    path: 'explore/prompt/:id',
    ...page(() => import('../pages/admin/explore-prompt-page.tsx').then((m) => m.ExplorePromptPage)),
  },
  { path: 'people', ...page(() => import('../pages/admin/people-page.tsx').then((m) => m.PeoplePage)) },
  { path: 'people/:id', ...page(() => import('../pages/admin/person-page.tsx').then((m) => m.PersonPage)) },
  { path: 'reports', ...page(() => import('../pages/admin/reports-page.tsx').then((m) => m.ReportsPage)) },
  {
    path: 'showcase',
    ...page(() => import('../pages/admin/showcase-queue-page.tsx').then((m) => m.ShowcaseQueuePage)),
  },
  { path: 'engines', ...page(() => import('../pages/admin/engines-page.tsx').then((m) => m.EnginesPage)) },
  { path: 'health', ...page(() => import('../pages/admin/health-page.tsx').then((m) => m.HealthPage)) },
  { path: 'backups', ...page(() => import('../pages/admin/backups-page.tsx').then((m) => m.BackupsPage)) },
  { path: 'audit', ...page(() => import('../pages/admin/audit-page.tsx').then((m) => m.AuditPage)) },
  { path: '*', ...page(() => import('../pages/shared/not-found-page.tsx').then((m) => m.NotFoundPage)) },
];

const signIn: RouteObject[] = [
  { path: 'login', ...page(() => import('../pages/sign-in/login-page.tsx').then((m) => m.LoginPage)) },
  { path: 'signup', ...page(() => import('../pages/sign-in/signup-page.tsx').then((m) => m.SignupPage)) },
  { path: 'register', ...page(() => import('../pages/sign-in/signup-page.tsx').then((m) => m.SignupPage)) },
  { path: 'thank-you', ...page(() => import('../pages/sign-in/thank-you-page.tsx').then((m) => m.ThankYouPage)) },
  {
    path: 'recover-password',
    ...page(() => import('../pages/sign-in/recover-password-page.tsx').then((m) => m.RecoverPasswordPage)),
  },
  {
    path: 'password-link',
    ...page(() => import('../pages/sign-in/password-link-page.tsx').then((m) => m.PasswordLinkPage)),
  },
  {
    path: 'set-password',
    ...page(() => import('../pages/sign-in/set-password-page.tsx').then((m) => m.SetPasswordPage)),
  },
];

/** The routes of all pages. `Home` is the home page when its code has loaded already. */
export const routesOf = (Home?: ComponentType): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <StartPage />,
    children: guarded([
      {
        path: 'workplace',
        ...page(() => import('./layouts/workplace-layout.tsx').then((m) => m.WorkplaceLayout)),
        children: guarded(workplace),
      },
      {
        path: 'sandbox/checkout/:reference',
        ...page(() => import('../pages/sandbox/checkout-page.tsx').then((m) => m.CheckoutPage)),
      },
      {
        path: 'sandbox/portal/:token',
        ...page(() => import('../pages/sandbox/portal-page.tsx').then((m) => m.PortalPage)),
      },
      {
        path: 'account/billing-portal',
        ...page(() => import('../pages/account/billing-portal-page.tsx').then((m) => m.BillingPortalPage)),
      },
      { path: 'shared/:shortUrl', ...shared },
      { path: 'shared/:userName/:title/:id', ...shared },
      {
        element: <SiteLayout />,
        children: guarded([
          {
            index: true,
            ...(Home ? { Component: Home } : page(() => import('../pages/home-page.tsx').then((m) => m.HomePage))),
          },
          ...signIn,
          {
            path: 'showcase',
            ...page(() => import('../pages/showcase/showcase-page.tsx').then((m) => m.ShowcasePage)),
          },
          { path: 'verify', ...page(() => import('../pages/verify/verify-page.tsx').then((m) => m.VerifyPage)) },
          ...sitePages,
          {
            path: 'knowledge-base',
            ...page(() =>
              import('../pages/knowledge-base/knowledge-base-layout.tsx').then((m) => m.KnowledgeBaseLayout),
            ),
            children: guarded(knowledgeBase),
          },
          {
            path: 'verify-email',
            ...page(() => import('../pages/account/verify-email-page.tsx').then((m) => m.VerifyEmailPage)),
          },
          {
            path: 'change-email',
            ...page(() => import('../pages/account/change-email-page.tsx').then((m) => m.ChangeEmailPage)),
          },
          {
            path: 'account',
            ...page(() => import('./layouts/account-layout.tsx').then((m) => m.AccountLayout)),
            children: guarded(account),
          },
          {
            path: 'admin',
            ...page(() => import('./layouts/admin-layout.tsx').then((m) => m.AdminLayout)),
            children: guarded(admin),
          },
          { path: '*', ...page(() => import('../pages/shared/not-found-page.tsx').then((m) => m.NotFoundPage)) },
        ]),
      },
    ]),
  },
];
