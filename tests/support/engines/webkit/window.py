#!/usr/bin/python3
# The smallest WebKitGTK browser that can be automated: a bare window per tab, nothing kept. All windows are made before
# the automation begins: the inspector's HTTP server lists no page that comes later.
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gtk, WebKit2

version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
if '--version' in sys.argv:
    print('.'.join(map(str, version)))
    sys.exit()
if not Gtk.init_check(sys.argv)[0]:
    sys.exit('no display')

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# The machine may have no British locale to take it from.
context.set_preferred_languages(['en-GB'])
settings = WebKit2.Settings()
settings.set_enable_developer_extras(True)
settings.set_javascript_can_open_windows_automatically(True)
# As in the other engines here: no page is kept alive behind the one that is shown, where no driver sees it come back.
settings.set_enable_page_cache(False)


def focus(window, _):
    # There is no window manager that would do it.
    window.get_window().focus(Gdk.CURRENT_TIME)


def open_window(opener=None):
    kind = {'related_view': opener} if opener else {'web_context': context}
    view = WebKit2.WebView(settings=settings, is_controlled_by_automation=True, **kind)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 720)
    window.add(view)
    window.connect('map-event', focus)
    window.show_all()
    view.connect('close', lambda _: window.destroy())
    view.connect('create', lambda opener, _: open_window(opener))
    return view


views = [open_window() for _ in range(int(os.environ['WINDOWS']))]
for view in views:
    view.load_uri('about:blank')
given = iter(views)


def automate(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(*version)
    session.set_application_info(info)
    session.connect('create-web-view', lambda _: next(given, None) or open_window())


context.connect('automation-started', automate)
Gtk.main()
